import { Navigate } from 'react-router-dom';
import { useMember } from '../../api/session.ts';
import { paths } from '../../routing/paths.ts';

/** `/profile`: leads to the viewer's own profile. */
export default function OwnProfile() {
  return <Navigate to={paths.profile(useMember().username)} replace />;
}
