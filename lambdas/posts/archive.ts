import { answeredBy } from '../../shared/rules/posts/reply-id.ts';
import { eachPage, everyPage, indexedPages, ownPages, PAGE } from '../members/archive-pages.ts';
import type { ArchivePart } from '../members/archive-part.ts';
import { forOwnedKinds } from '../members/owned-kinds.ts';
import { getMany } from '../table/batch.ts';
import { idTime } from '../table/ids.ts';
import { hiddenAmong, type Viewer, type ViewingMember } from '../visibility/viewer.ts';
import { readCommentsBy } from './store/comments/comments.ts';
import { readVersions } from './store/edits.ts';
import type { LikeItem, PostItem, ReactionItem, VoteItem } from './store/items.ts';
import type { postKinds } from './store/keys.ts';
import { monthOf, postKeys } from './store/keys.ts';
import { type FoundPost, readPost } from './store/posts.ts';
import { presentPost } from './views/posts.ts';

const iso = (id: string): string => new Date(idTime(id)).toISOString();

/** The posts that some items are about, as far as they are there for the member: whose they are and what they say. */
async function postsAbout(viewer: Viewer, items: { postId: string }[]) {
  const ids = new Set(items.map(({ postId }) => postId));
  const found = await getMany([...ids].map((postId) => postKeys.post(monthOf(postId), postId)));
  const hidden = await hiddenAmong(
    viewer,
    found.map(({ author }) => author._id),
  );
  const seen = found.filter(({ author }) => !hidden.has(author._id));
  const shown = new Map(
    seen.map((post) => [post._id, { _id: post._id, author: post.author.name, content: post.content }]),
  );
  const pollOf = (postId: string) => seen.find(({ _id }) => _id === postId)?.poll;
  return { about: (postId: string) => shown.get(postId) ?? { _id: postId }, pollOf };
}

/** What some comments and replies say, by id, as far as they are there for the member. */
async function commentsAbout(viewer: Viewer, refs: { postId: string; commentId: string }[]) {
  const keys = new Map(refs.map(({ postId, commentId }) => [commentId, postKeys.comment(postId, commentId)]));
  const found = (await getMany([...keys.values()])).filter(({ deleted }) => !deleted);
  const hidden = await hiddenAmong(
    viewer,
    found.map(({ user }) => user._id),
  );
  const seen = found.filter(({ user }) => !hidden.has(user._id));
  const shown = new Map(seen.map(({ _id, user, content }) => [_id, { _id, writer: user.name, content }]));
  return (commentId: string) => shown.get(commentId) ?? { _id: commentId };
}

/** A post as its author keeps it, with what it said before it was edited. */
async function archivedPost(viewer: ViewingMember, found: FoundPost) {
  const { _id, createdAt, editedAt, content, images, video, documents, poll, likeCount, commentCount } =
    presentPost(viewer._id, found, new Map());
  const [, ...earlier] = await readVersions(found.post);
  return {
    ...{ _id, createdAt, content, images, video, documents, poll, likeCount, commentCount },
    ...(editedAt && { editedAt, earlier }),
    ...(found.post.shared && { shared: { _id: found.post.shared.postId } }),
  };
}

const posts: ArchivePart = {
  file: 'posts.json',
  rows: (viewer) =>
    eachPage(indexedPages<PostItem>(postKeys.authoredBy(viewer._id)), async (page) => {
      const found = await Promise.all(page.map(({ _id }) => readPost(viewer, _id, { consistent: false })));
      return Promise.all(found.flatMap((one) => (one ? [archivedPost(viewer, one)] : [])));
    }),
};

const comments: ArchivePart = {
  file: 'comments.json',
  rows: (viewer) => {
    const pages = everyPage(async (before) => {
      const page = await readCommentsBy(viewer._id, { before, limit: PAGE });
      return { items: page.comments, next: page.more ? page.comments.at(-1)?._id : undefined };
    });
    return eachPage(pages, async (page) => {
      const answered = page.flatMap(({ _id, postId }) => {
        const commentId = answeredBy(_id);
        return commentId ? [{ postId, commentId }] : [];
      });
      const [{ about }, comment] = await Promise.all([
        postsAbout(viewer, page),
        commentsAbout(viewer, answered),
      ]);
      return page.map(({ _id, content, edited, likeCount, dislikeCount, postId }) => {
        const commentId = answeredBy(_id);
        return {
          ...{ _id, createdAt: iso(_id), content, edited, likeCount, dislikeCount, post: about(postId) },
          ...(commentId && { inReplyTo: comment(commentId) }),
        };
      });
    });
  },
};

const doneOnPosts = <Item>(memberId: string) => ownPages<Item>(memberId, postKeys.on(memberId, '').sk);

const likes: ArchivePart = {
  file: 'likes.json',
  rows: (viewer) =>
    eachPage(doneOnPosts<LikeItem>(viewer._id), async (page) => {
      const liked = page.filter((item) => postKeys.like.valuesOf(item));
      const { about } = await postsAbout(viewer, liked);
      return liked.map(({ _id, postId }) => ({ likedAt: iso(_id), post: about(postId) }));
    }),
};

const votes: ArchivePart = {
  file: 'votes.json',
  rows: (viewer) =>
    eachPage(doneOnPosts<VoteItem>(viewer._id), async (page) => {
      const cast = page.filter((item) => postKeys.vote.valuesOf(item));
      const { about, pollOf } = await postsAbout(viewer, cast);
      return cast.map(({ postId, optionId }) => {
        const option = pollOf(postId)?.options.find(({ _id }) => _id === optionId);
        return { vote: option?.text ?? optionId, post: about(postId) };
      });
    }),
};

const reactions: ArchivePart = {
  file: 'comment-reactions.json',
  rows: (viewer) =>
    eachPage(ownPages<ReactionItem>(viewer._id, postKeys.reaction(viewer._id, '').sk), async (page) => {
      const about = await commentsAbout(viewer, page);
      return page.map(({ _id, reaction, commentId }) => ({
        reaction,
        reactedAt: iso(_id),
        comment: about(commentId),
      }));
    }),
};

export const postArchive: ArchivePart[] = [
  posts,
  comments,
  ...forOwnedKinds<typeof postKinds>()({ like: likes, vote: votes, reaction: reactions }),
];
