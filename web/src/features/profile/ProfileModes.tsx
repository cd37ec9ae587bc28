import { lazy, Suspense, useState } from 'react';
import type { Profile } from '../../../../shared/model/member.ts';
import { useMember } from '../../api/session.ts';
import { usePageTitle } from '../../routing/page-title.ts';
import { OthersProfile } from './OthersProfile.tsx';
import { OwnProfileView } from './OwnProfileView.tsx';
import { ProfileSkeleton } from './ProfileSkeleton.tsx';
import { useEditMode } from './use-edit-mode.ts';

const EditProfile = lazy(() => import('./edit/EditProfile.tsx'));

/** Somebody else's profile, the own one, or the own one being edited. */
export function ProfileModes({ profile }: { profile: Profile }) {
  usePageTitle(profile.name);
  const viewer = useMember();
  return viewer._id === profile._id ? <Own profile={profile} /> : <OthersProfile profile={profile} />;
}

function Own({ profile }: { profile: Profile }) {
  const { isOn, open, close } = useEditMode();
  const [hasChanges, setHasChanges] = useState(false);
  const [hasEdited, setHasEdited] = useState(false);
  if (isOn && !hasEdited) setHasEdited(true);
  // The browser's Back may end the mode while there is something to lose: the form stays, and asks.
  if (!isOn && !hasChanges) return <OwnProfileView profile={profile} onEdit={open} focusEdit={hasEdited} />;
  return (
    <Suspense fallback={<ProfileSkeleton />}>
      <EditProfile profile={profile} wentBack={!isOn} onChangesKnown={setHasChanges} onClose={close} />
    </Suspense>
  );
}
