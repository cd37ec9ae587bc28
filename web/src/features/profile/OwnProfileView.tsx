import { Button, Skeleton } from '@mantine/core';
import { useEffect, useRef } from 'react';
import type { Profile } from '../../../../shared/model/member.ts';
import { isAdministrator } from '../../../../shared/rules/administrator.ts';
import { profileScreens as texts } from '../../../../shared/texts/members/profile-screens.ts';
import { useMember } from '../../api/session.ts';
import { lazyPart } from '../../components/feedback/lazy-part.tsx';
import { PartBoundary } from '../../components/feedback/PartBoundary.tsx';
import { Section } from '../../components/layout/Section.tsx';
import { CompletionChecklist } from '../../entities/member/CompletionChecklist.tsx';
import { DeleteAccount } from '../../entities/member/deletion/DeleteAccount.tsx';
import { IconEdit } from '../../theme/icons.ts';
import { ProfileLayout } from './ProfileLayout.tsx';
import { RoleFocus } from './role/RoleFocus.tsx';
import { WelcomeBanner } from './WelcomeBanner.tsx';

const InvestmentPreferences = lazyPart(() => import('./role/InvestmentPreferences.tsx'));

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
  return (
    <ProfileLayout
      profile={profile}
      first={
        <>
          <WelcomeBanner profile={profile} />
          <CompletionChecklist member={member} isOnProfile />
        </>
      }
      actions={
        <Button ref={edit} leftSection={<IconEdit size={18} aria-hidden="true" />} onClick={onEdit}>
          {texts.edit}
        </Button>
      }
      aside={
        <>
          {profile.userRole === 'investor' && profile.investmentRange ? (
            <PartBoundary pending={<Skeleton height="26rem" />}>
              <InvestmentPreferences
                investmentRange={profile.investmentRange}
                investmentInterests={profile.investmentInterests}
              />
            </PartBoundary>
          ) : (
            <RoleFocus profile={profile} />
          )}
          {!isAdministrator(profile) && (
            <Section title={texts.accountActions}>
              <DeleteAccount username={profile.username} />
            </Section>
          )}
        </>
      }
    />
  );
}
