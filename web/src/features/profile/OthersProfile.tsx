import type { Profile } from '../../../../shared/model/member.ts';
import { ConnectButton } from '../../parts/person/ConnectButton.tsx';
import { ProfileLayout } from './ProfileLayout.tsx';
import { RoleFocus } from './RoleFocus.tsx';

/** Somebody else's profile: what they show, and how to connect with them. */
export function OthersProfile({ profile }: { profile: Profile }) {
  return (
    <ProfileLayout
      profile={profile}
      actions={<ConnectButton userId={profile._id} name={profile.name} />}
      aside={<RoleFocus profile={profile} />}
    />
  );
}
