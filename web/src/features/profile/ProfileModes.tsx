import { useState } from 'react';
import type { Profile } from '../../../../shared/model/member.ts';
import { useMember } from '../../api/session.ts';
import { lazyPart } from '../../components/feedback/lazy-part.tsx';
import { PartBoundary } from '../../components/feedback/PartBoundary.tsx';
import { usePageTitle } from '../../router/page-title.ts';
import { OthersProfile } from './OthersProfile.tsx';
import { OwnProfileView } from './OwnProfileView.tsx';
import { ProfileSkeleton } from './ProfileSkeleton.tsx';
import { useEditMode } from './use-edit-mode.ts';

const EditProfile = lazyPart(() => import('./edit/EditProfile.tsx'));

/** Somebody else's profile, the own one, or the own one being edited. */
export function ProfileModes({ profile }: { profile: Profile }) {
  usePageTitle(profile.name);
  const viewer = useMember();
  return viewer._id === profile._id ? <Own profile={profile} /> : <OthersProfile profile={profile} />;
}

function Own({ profile }: { profile: Profile }) {
  const { isOn, open, close } = useEditMode();
  const [hasEdited, setHasEdited] = useState(false);
  if (isOn && !hasEdited) setHasEdited(true);
  if (!isOn) return <OwnProfileView profile={profile} onEdit={open} focusEdit={hasEdited} />;
  return (
    <PartBoundary pending={<ProfileSkeleton />}>
      <EditProfile profile={profile} onClose={close} />
    </PartBoundary>
  );
}
