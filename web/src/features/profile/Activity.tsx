import { profileScreens as texts } from '../../../../shared/texts/profile-screens.ts';
import { MemberPosts } from './MemberPosts.tsx';
import { ProfileSubpage } from './ProfileSubpage.tsx';

/** All posts of a member. */
export default function Activity() {
  return (
    <ProfileSubpage title={texts.activityOf}>{({ _id }) => <MemberPosts memberId={_id} />}</ProfileSubpage>
  );
}
