import type { Profile } from '../../../../shared/model/member.ts';
import { isAdministrator } from '../../../../shared/rules/administrator.ts';
import { ConnectButton } from '../../entities/member/ConnectButton.tsx';
import { ProfileLayout } from './ProfileLayout.tsx';
import { RoleFocus } from './RoleFocus.tsx';

/** Somebody else's profile: what they show, and how to connect with them. */
export function OthersProfile({ profile }: { profile: Profile }) {
  return (
    <ProfileLayout
      profile={profile}
      actions={!isAdministrator(profile) && <ConnectButton userId={profile._id} name={profile.name} />}
      aside={<RoleFocus profile={profile} />}
    />
  );
}
