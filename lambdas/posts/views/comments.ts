import type { PostComment, Reaction, Reactions } from '../../../shared/model/post.ts';
import { answeredBy } from '../../../shared/rules/posts/reply-id.ts';
import { tagsOf } from '../../../shared/rules/texts/text-parts.ts';
import type { MemberSummary } from '../../members/store/items.ts';
import { idTime } from '../../table/ids.ts';
import type { Comment } from '../store/items.ts';
import { presentMentions } from './mentions.ts';

/**
 * The reactions to a comment as its viewer sees them: some of the members behind each count, and the viewer among them.
 *
 * @param own how the viewer has reacted
 */
export function presentReactions(
  viewerId: string,
  { reactors, likeCount, dislikeCount }: Comment,
  own: Reaction | null,
): Reactions {
  const membersOf = (reaction: Reaction): string[] => {
    const others = Object.keys(reactors).filter((id) => id !== viewerId && reactors[id] === reaction);
    return own === reaction ? [viewerId, ...others] : others;
  };
  return { likes: membersOf('like'), dislikes: membersOf('dislike'), likeCount, dislikeCount };
}

/**
 * A comment as its viewer sees it.
 *
 * @param reactions the viewer's own, by comment id
 * @param people those whom it names, by id
 */
export function presentComment(
  viewerId: string,
  comment: Comment,
  reactions: Map<string, Reaction>,
  people: ReadonlyMap<string, MemberSummary>,
): PostComment {
  const { _id, user, content, edited, replyCount = 0, deleted = false } = comment;
  const reaction = reactions.get(_id) ?? null;
  return {
    _id,
    user,
    content,
    mentions: presentMentions(comment, people),
    tags: tagsOf(content),
    createdAt: new Date(idTime(_id)).toISOString(),
    edited,
    reaction,
    replyTo: answeredBy(_id) ?? null,
    replyCount,
    deleted,
    ...presentReactions(viewerId, comment, reaction),
  };
}

/** Comments as their viewer sees them, in the order in which they come. */
export const presentComments = (
  viewerId: string,
  comments: Comment[],
  reactions: Map<string, Reaction>,
  people: ReadonlyMap<string, MemberSummary>,
): PostComment[] => comments.map((comment) => presentComment(viewerId, comment, reactions, people));
