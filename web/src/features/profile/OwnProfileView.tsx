import { Button, Skeleton } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useEffect, useRef } from 'react';
import type { Profile } from '../../../../shared/model/member.ts';
import { isAdministrator } from '../../../../shared/rules/members/administrator.ts';
import { profileScreens as texts } from '../../../../shared/texts/members/profile-screens.ts';
import { useMember } from '../../api/session.ts';
import { lazyPart } from '../../components/feedback/lazy-part.tsx';
import { PartBoundary } from '../../components/feedback/PartBoundary.tsx';
import { PublicPage } from '../../entities/member/public-page/PublicPage.tsx';
import { Suggestions } from '../../entities/member/suggestions/Suggestions.tsx';
import { IconEdit } from '../../theme/icons.ts';
import { AccountActions } from './AccountActions.tsx';
import { ProfileLayout } from './ProfileLayout.tsx';
import { RoleFocus } from './role/RoleFocus.tsx';
import { StillToAdd } from './StillToAdd.tsx';
import { useWelcome } from './use-welcome.ts';
import { WelcomeBanner } from './WelcomeBanner.tsx';

const InvestmentPreferences = lazyPart(() => import('./role/InvestmentPreferences.tsx'));

/** As in `ProfileLayout.module.css`: there is a column beside the profile. */
const WIDE = '(min-width: 62em)';

/** Beside an empty profile there is no room for more. */
const SUGGESTED = 3;

interface OwnProfileViewProps {
  profile: Profile;
  onEdit: () => void;
  /** Back from editing: the focus returns to where it came from. */
  focusEdit: boolean;
}

/** The own profile: what others see, and what only its owner can do. */
export function OwnProfileView({ profile, onEdit, focusEdit }: OwnProfileViewProps) {
  const member = useMember();
  const edit = useRef<HTMLButtonElement>(null);
  // Later than the heading, which takes the focus of who has come from another screen.
  useEffect(() => {
    if (focusEdit) edit.current?.focus();
  }, [focusEdit]);
  const isAdmin = isAdministrator(profile);
  // Their preferences fill the column.
  const isInvestor = profile.userRole === 'investor';
  const isWide = useMediaQuery(WIDE, undefined, { getInitialValueInEffect: false });
  const { isNew, gotIt } = useWelcome(profile);
  const endWelcome = () => {
    gotIt();
    // The button that had the focus is gone.
    edit.current?.focus();
  };
  return (
    <ProfileLayout
      profile={profile}
      first={isNew && <WelcomeBanner member={member} onGotIt={endWelcome} />}
      actions={
        <Button ref={edit} leftSection={<IconEdit size={18} aria-hidden="true" />} onClick={onEdit}>
          {texts.edit}
        </Button>
      }
      aside={
        <>
          {!isNew && !isAdmin && <StillToAdd member={member} />}
          {isInvestor && profile.investmentRange ? (
            <PartBoundary pending={<Skeleton height="26rem" />}>
              <InvestmentPreferences
                investmentRange={profile.investmentRange}
                investmentInterests={profile.investmentInterests}
              />
            </PartBoundary>
          ) : (
            <RoleFocus profile={profile} />
          )}
          {!isNew && !isAdmin && <PublicPage />}
          {isWide && !isAdmin && !isInvestor && <Suggestions member={member} max={SUGGESTED} />}
        </>
      }
      last={!isAdmin && <AccountActions username={profile.username} />}
    />
  );
}
