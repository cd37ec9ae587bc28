import { subscribe } from '../events/subscriber.ts';
import type { MemberEvent } from '../members/events.ts';
import type { PostEvent } from '../posts/events.ts';
import { people, posts } from './store/sources.ts';
import { updateThings } from './store/update.ts';

const findMembers = subscribe<MemberEvent>()(
  ['member.joined', 'member.reworded', 'member.deleted'],
  (events) =>
    updateThings(
      people,
      events.map(({ memberId }) => memberId),
    ),
);

const findPosts = subscribe<PostEvent>()(['post.created', 'post.edited', 'post.deleted'], (events) =>
  updateThings(
    posts,
    events.map((event) => ('post' in event ? event.post._id : event.postId)),
  ),
);

export const searchSubscribers = [findMembers, findPosts];
