import { answeredBy } from '../../shared/rules/posts/reply-id.ts';
import { memberJobKinds } from '../members/jobs/kinds.ts';
import { memberKeys } from '../members/store/keys.ts';
import { postJobKinds } from '../posts/jobs/kinds.ts';
import type { CommentItem, ReactionItem } from '../posts/store/items.ts';
import { monthOf, postKeys, postKinds } from '../posts/store/keys.ts';
import type { Stored } from '../table/table.ts';
import { at, type Invariant, type Snapshot, type Violation } from './snapshot.ts';

/** Comments and replies to them. */
const all = (table: Snapshot): Stored<CommentItem>[] =>
  [...table.all(postKinds.comment), ...table.all(postKinds.reply)].map(({ item }) => item);

/** Those that say something: a deleted comment may only keep its place. */
export const writtenComments = (table: Snapshot): Stored<CommentItem>[] =>
  all(table).filter(({ deleted }) => !deleted);

/** A comment shows who has written it as they are. */
function showsItsWriter(table: Snapshot, { user }: CommentItem): boolean {
  const card = table.get(memberKeys.card(user._id));
  const { name, username, profilePicture } = user;
  return (
    !card ||
    table.isOpen(memberJobKinds.refreshAuthor, user._id) ||
    (card.name === name && card.username === username && card.profilePicture === profilePicture)
  );
}

/** A reply stands below a comment that is there, and names who has written that. */
function placeViolations(table: Snapshot, reply: Stored<CommentItem>, commentId: string): Violation[] {
  const comment = table.get(postKeys.comment(reply.postId, commentId));
  if (!comment) return [`answers a comment that is gone ${at(reply)}`];
  return comment.deleted || comment.user._id === reply.answeredId
    ? []
    : [`names another writer of the comment that it answers ${at(reply)}`];
}

/** Comments count their reactions and replies, and show who has written them as they are; one that is deleted has replies. */
export const commentViolations: Invariant = (table) => {
  const reactions = Map.groupBy(
    table.all(postKinds.reaction).map(({ item, values }): ReactionItem & { memberId: string } => ({
      ...item,
      memberId: values.memberId,
    })),
    ({ commentId }) => commentId,
  );
  const replies = table.grouped(postKinds.reply, 'commentId');
  return all(table).flatMap((comment) => {
    const { _id, postId, authorId, user, reactors, likeCount, dislikeCount, replyCount = 0 } = comment;
    const post = table.get(postKeys.post(monthOf(postId), postId));
    if (!post)
      return table.isOpen(postJobKinds.sweepPost, postId) ? [] : [`on a post that is gone ${at(comment)}`];
    if (!comment.deleted && !table.mayLeaveItems(user._id)) return [`by a member who is gone ${at(comment)}`];
    const own = reactions.get(_id) ?? [];
    const by = new Map(own.map(({ memberId, reaction }) => [memberId, reaction]));
    const replied = replies.get(_id)?.length ?? 0;
    const counts: [string, number, number][] = [
      ['replyCount', replyCount, replied],
      // Reactions to what is deleted are on their way.
      ...(comment.deleted
        ? []
        : [['like', likeCount] as const, ['dislike', dislikeCount] as const].map(
            ([name, count]): [string, number, number] => [
              `${name}Count`,
              count,
              own.filter(({ reaction }) => reaction === name).length,
            ],
          )),
    ];
    const commentId = answeredBy(_id);
    return [
      ...(post.author._id === authorId ? [] : [`names another author of the post ${at(comment)}`]),
      ...counts.flatMap(([name, count, stored]) =>
        count === stored ? [] : [`${name} ${count}, but ${stored} ${at(comment)}`],
      ),
      ...(Object.entries(reactors).every(([memberId, reaction]) => by.get(memberId) === reaction)
        ? []
        : [`lists a reaction that nobody has given ${at(comment)}`]),
      ...(showsItsWriter(table, comment) ? [] : [`shows its writer as they are no longer ${at(comment)}`]),
      ...(comment.deleted && replied === 0 ? [`is deleted and has no replies ${at(comment)}`] : []),
      ...(commentId ? placeViolations(table, comment, commentId) : []),
    ];
  });
};
