import { profileScreens as texts } from '../../../../../shared/texts/members/profile-screens.ts';
import { ProfileSubpage } from '../ProfileSubpage.tsx';
import { MemberPosts } from './MemberPosts.tsx';

/** All posts of a member. */
export default function Activity() {
  return (
    <ProfileSubpage title={texts.activityOf}>{({ _id }) => <MemberPosts memberId={_id} />}</ProfileSubpage>
  );
}
