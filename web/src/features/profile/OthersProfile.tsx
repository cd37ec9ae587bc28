import { useNavigate } from 'react-router-dom';
import type { Profile } from '../../../../shared/model/member.ts';
import { isAdministrator } from '../../../../shared/rules/members/administrator.ts';
import { ConnectButton } from '../../entities/member/connecting/ConnectButton.tsx';
import { MoreButton } from '../../entities/member/hiding/MoreButton.tsx';
import { paths } from '../../router/paths.ts';
import { ProfileLayout } from './ProfileLayout.tsx';
import { RoleFocus } from './role/RoleFocus.tsx';

/** Somebody else's profile: what they show, and how to connect with them. */
export function OthersProfile({ profile }: { profile: Profile }) {
  const navigate = useNavigate();
  return (
    <ProfileLayout
      profile={profile}
      actions={
        !isAdministrator(profile) && (
          <>
            <ConnectButton userId={profile._id} name={profile.name} username={profile.username} />
            <MoreButton
              member={profile}
              thing={{ kind: 'member', id: profile._id }}
              size="lg"
              onBlocked={() => void navigate(paths.home)}
            />
          </>
        )
      }
      aside={<RoleFocus profile={profile} />}
    />
  );
}
