import { profileScreens as texts } from '../../../../shared/texts/profile-screens.ts';
import { MemberProjects } from './MemberProjects.tsx';
import { ProfileSubpage } from './ProfileSubpage.tsx';

/** All projects of a member. */
export default function Projects() {
  return (
    <ProfileSubpage title={texts.projectsOf}>{({ _id }) => <MemberProjects memberId={_id} />}</ProfileSubpage>
  );
}
