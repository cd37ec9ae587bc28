import type { contract } from '../../shared/api/index.ts';
import { type Examples, forAll, forOwner, reads, writes } from '../testing/examples/example.ts';
import { absent, type Scene, subjectsId } from '../testing/examples/seen.ts';
import { comment, member, newPost, ownPost, post } from '../testing/examples/things.ts';

/** The post of somebody who is not hidden, on which the subject has commented. */
const onHostsPost = ({ hostsPostId, params }: Scene) => ({
  postId: hostsPostId,
  commentId: params.hostsCommentId ?? '',
});

const what = 'much talked about';

export const examples: Examples<typeof contract.posts> = {
  list: {
    budget: reads(5, 3, 2),
    special: {
      /** With polls on which the viewer has voted, whose texts are 900 letters. */
      'of 20 polls': reads(8, 3, 2),
      'of 20 long posts': reads(7, 3, 2),
      /** Of 20 different posts, none of which is on the page itself. */
      'of 20 shares': reads(14, 4, 2),
      /** To 20 different pages, each of which has a preview. */
      'of 20 links': reads(14, 4, 2),
    },
    asks: { '': {}, 'for the hub': { by: 'hubMember' } },
    seen: { status: 200, holds: ({ params }) => params.postId ?? '' },
  },
  get: {
    budget: reads(6, 4, 2),
    /** Who has reacted to a comment beyond the 50 that it lists is looked up. */
    special: { [what]: reads(7, 5, 2) },
    asks: { [what]: {} },
    names: post,
    answers: forAll(200),
    seen: { status: absent(200), holds: subjectsId },
  },
  byMember: {
    budget: reads(7, 10, 3),
    asks: { 'of the hub': { query: { limit: 3 } } },
    names: member,
    answers: forAll(200),
    seen: { status: absent(200), holds: subjectsId },
  },
  create: {
    // Of what follows, two units are for each beginning of a word by which a search finds it, and six for itself.
    budget: writes([9, 40], 3, 5, 3),
    /** Pictures in the body count towards the uploads of the day. */
    special: { 'with ten photos': writes([14], 3, 7, 5), 'of a share': writes([9], 4, 6, 3) },
    by: 'owner',
    // The first post that a process stores also lists its month.
    before: ({ owner }) => newPost(owner),
    body: (_, index) => ({ content: `Post ${index}` }),
    seen: {
      status: absent(201),
      body: ({ params }) => ({ content: 'Well said', shared: params.postId }),
      holds: subjectsId,
    },
  },
  edit: {
    budget: writes([12, 42], 6, 9, 3),
    by: 'owner',
    names: post,
    answers: forOwner,
    body: (_, index) => ({ content: `Edited ${index}` }),
  },
  history: {
    budget: reads(4, 4, 2),
    names: post,
    answers: forAll(200),
    asks: { '': {} },
    seen: { status: absent(200) },
  },
  delete: {
    unlimited: 'it takes away, or answers, what was counted when it was made',
    budget: writes([7], 3, 4, 3),
    by: 'owner',
    names: ownPost,
    answers: forOwner,
  },
  like: {
    budget: writes([8, 16], 5, 7, 3),
    special: { [what]: writes([8, 16], 8, 8, 3) },
    what,
    by: 'others',
    names: post,
    answers: forAll(200),
    body: { liked: true },
  },
  vote: {
    budget: writes([8, 8], 5, 7, 3),
    special: { [what]: writes([8, 8], 8, 8, 3) },
    what,
    by: 'others',
    names: post,
    answers: forAll(200),
    body: { option: 'option1' },
  },
  comments: {
    budget: reads(6, 4, 2),
    asks: { [what]: {} },
    names: post,
    answers: forAll(200),
    seen: { status: 200, params: onHostsPost, holds: subjectsId },
  },
  addComment: {
    budget: writes([8, 17], 6, 8, 3),
    special: {
      [what]: writes([8, 13], 9, 9, 4),
      /** It changes the comment as well, and two members are notified where comment and post are not by the same one. */
      'of a reply': writes([11, 28], 7, 9, 3),
    },
    what,
    by: 'others',
    names: post,
    answers: forAll(201),
    body: { content: 'A comment' },
  },
  editComment: {
    budget: writes([6, 7], 7, 9, 3),
    special: { [what]: writes([6, 7], 9, 9, 4) },
    what,
    by: 'owner',
    names: comment,
    answers: forOwner,
    body: { content: 'Edited' },
  },
  deleteComment: {
    unlimited: 'it takes away, or answers, what was counted when it was made',
    budget: writes([7, 16], 7, 8, 3),
    special: { [what]: writes([7, 12], 9, 8, 4), 'of a reply': writes([10, 29], 7, 8, 4) },
    what,
    by: 'owner',
    names: comment,
    answers: { ...forOwner, host: 200 },
  },
  likeComment: {
    budget: writes([9, 10], 5, 7, 3),
    by: 'others',
    names: comment,
    answers: forAll(200),
    body: { reaction: 'like' },
    seen: { status: absent(200), params: onHostsPost },
  },
  dislikeComment: {
    budget: writes([9, 10], 5, 7, 3),
    by: 'others',
    names: comment,
    answers: forAll(200),
    body: { reaction: 'dislike' },
    seen: { status: absent(200), params: onHostsPost },
  },
};
