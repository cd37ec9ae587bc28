import { profileScreens as texts } from '../../../../../shared/texts/members/profile-screens.ts';
import { ProfileSubpage } from '../ProfileSubpage.tsx';
import { MemberProjects } from './MemberProjects.tsx';

/** All projects of a member. */
export default function Projects() {
  return (
    <ProfileSubpage title={texts.projectsOf}>{({ _id }) => <MemberProjects memberId={_id} />}</ProfileSubpage>
  );
}
