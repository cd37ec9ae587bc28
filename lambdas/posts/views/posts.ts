import { LIKERS_SHOWN } from '../../../shared/limits.ts';
import type { Post, PostComment, PostImage, Reaction, SharedPost } from '../../../shared/model/post.ts';
import { shapeOf } from '../../../shared/rules/picture-path.ts';
import { tagsOf } from '../../../shared/rules/texts/text-parts.ts';
import type { MemberSummary } from '../../members/store/items.ts';
import type { PostItem } from '../store/items.ts';
import type { FoundPost } from '../store/posts.ts';
import type { ViewerState } from '../store/viewer-state.ts';
import { presentComments } from './comments.ts';
import { presentMentions } from './mentions.ts';
import { presentPoll } from './poll.ts';

const NOTHING_DONE: ViewerState = { liked: false, vote: null, saved: false };

/** A picture with its size, as its path tells it, or as authors told it before there were such paths. */
function sized(image: PostImage): PostImage {
  const { width, height } = shapeOf(image.url) ?? image;
  return { ...image, width, height };
}

type People = ReadonlyMap<string, MemberSummary>;

/** What of a post is the same for everybody who sees it. */
function wordsOf(post: PostItem, people: People) {
  const { _id, author, content, images = [], video, documents = [], createdAt, editedAt } = post;
  return {
    _id,
    author,
    content,
    mentions: presentMentions(post, people),
    tags: tagsOf(content),
    images: images.map(sized),
    image: images[0]?.url ?? '',
    video: video ?? null,
    documents,
    createdAt,
    edited: editedAt !== undefined,
    editedAt: editedAt ?? null,
  };
}

const presentShared = (post: PostItem, people: People): SharedPost => ({
  ...wordsOf(post, people),
  pollOptions: post.poll?.options.map(({ text }) => text) ?? [],
});

/**
 * A post as its viewer sees it: the newest likers, and the viewer among them when they like it.
 *
 * @param viewerId who looks
 * @param people those whom it names, by id
 * @param viewer what they have done on it; nothing when absent
 * @param comments those to be shown with it, oldest first
 */
export function presentPost(
  viewerId: string,
  { post, likes, votes, commentCount, shared, linkPreview }: FoundPost,
  people: People,
  { liked, vote, saved } = NOTHING_DONE,
  comments: PostComment[] = [],
): Post {
  const others = likes.likers.filter((id) => id !== viewerId);
  const shown = others.slice(-(LIKERS_SHOWN - (liked ? 1 : 0))).reverse();
  return {
    ...wordsOf(post, people),
    poll: post.poll ? presentPoll(post.poll, votes, vote) : null,
    linkPreview: linkPreview ?? null,
    likes: liked ? [viewerId, ...shown] : shown,
    likeCount: likes.likeCount,
    liked,
    saved,
    comments,
    commentCount,
    shared: shared ? presentShared(shared, people) : null,
    sharedGone: post.shared !== undefined && shared === undefined,
  };
}

/**
 * Posts of a list as their viewer sees them, with the previews of their comments.
 *
 * @param viewer what the viewer has done on them, by post
 * @param reactions how the viewer has reacted to the comments, by comment id
 * @param people those whom posts and comments name, by id
 */
export const presentPosts = (
  viewerId: string,
  posts: FoundPost[],
  viewer: Map<string, ViewerState>,
  reactions: Map<string, Reaction>,
  people: ReadonlyMap<string, MemberSummary>,
): Post[] =>
  posts.map((found) => {
    const comments = presentComments(viewerId, found.previews, reactions, people);
    return presentPost(viewerId, found, people, viewer.get(found.post._id), comments);
  });
