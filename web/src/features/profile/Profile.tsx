import { useParams } from 'react-router-dom';
import { profileScreens as texts } from '../../../../shared/texts/members/profile-screens.ts';
import { ApiError } from '../../api/error.ts';
import { useMember } from '../../api/session.ts';
import { ErrorState } from '../../components/feedback/ErrorState.tsx';
import { ProfileMissing } from './ProfileMissing.tsx';
import { ProfileModes } from './ProfileModes.tsx';
import { ProfileSkeleton } from './ProfileSkeleton.tsx';
import { useProfile } from './use-profile.ts';

/** The profile of the member in the address, or the viewer's own. */
export default function Profile() {
  const viewer = useMember();
  const { username = viewer.username } = useParams();
  const { data, error, isPending, refetch } = useProfile(username);
  if (isPending) return <ProfileSkeleton />;
  if (data) return <ProfileModes profile={data} />;
  if (error instanceof ApiError && error.status === 404) return <ProfileMissing />;
  return <ErrorState title={texts.loadFailed} onRetry={() => void refetch()} />;
}
