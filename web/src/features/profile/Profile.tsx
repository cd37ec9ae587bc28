import { useParams } from 'react-router-dom';
import { ApiError } from '../../api/error.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { ProfileMissing } from './ProfileMissing.tsx';
import { ProfileModes } from './ProfileModes.tsx';
import { ProfileSkeleton } from './ProfileSkeleton.tsx';
import { useProfile } from './use-profile.ts';

/** A member's profile (SPEC section 2, profile). */
export default function Profile() {
  const { username = '' } = useParams();
  const { data, error, isPending, refetch } = useProfile(username);
  if (isPending) return <ProfileSkeleton />;
  if (data) return <ProfileModes profile={data} />;
  if (error instanceof ApiError && error.status === 404) return <ProfileMissing />;
  return <ErrorState title="The profile could not be loaded" onRetry={() => void refetch()} />;
}
