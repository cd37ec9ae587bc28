import { isDeepStrictEqual } from 'node:util';
import { COMMENTS_IN_LIST } from '../../shared/limits.ts';
import { tagsOf } from '../../shared/rules/texts/text-parts.ts';
import { memberJobKinds } from '../members/jobs/kinds.ts';
import { memberKeys } from '../members/store/keys.ts';
import { authorOf } from '../members/store/members.ts';
import { postJobKinds } from '../posts/jobs/kinds.ts';
import type { PostItem } from '../posts/store/items.ts';
import { monthOf, postKeys, postKinds } from '../posts/store/keys.ts';
import type { Key } from '../table/key.ts';
import type { Stored } from '../table/table.ts';
import { commentViolations, writtenComments } from './comments.ts';
import { at, type Invariant, type Snapshot, type Violation } from './snapshot.ts';
import { countItems, spreadViolations } from './tallies.ts';

const postIn = (table: Snapshot, postId: string) => table.get(postKeys.post(monthOf(postId), postId));

/** Something of a post that is gone, and that nothing is to sweep. */
const isOrphan = (table: Snapshot, postId: string): boolean =>
  !postIn(table, postId) && !table.isOpen(postJobKinds.sweepPost, postId);

const numberIn = (item: object, name: string): number => {
  const value = new Map<string, unknown>(Object.entries(item)).get(name);
  return typeof value === 'number' ? value : 0;
};

/** A number of a post, wherever it is counted. */
const counted = (parts: object[], name: string): number =>
  parts.reduce((sum, part) => sum + numberIn(part, name), 0);

interface Marks {
  likes: Map<string, string[]>;
  votes: Map<string, string[]>;
  comments: Map<string, string[]>;
  tallies: Map<string, Key[]>;
}

const grouped = <T>(list: T[], postIdOf: (one: T) => string, markOf: (one: T) => string) =>
  new Map(
    [...Map.groupBy(list, postIdOf)].map(
      ([postId, some]) => [postId, some.map(markOf)] as [string, string[]],
    ),
  );

function marksIn(table: Snapshot): Marks {
  return {
    likes: grouped(
      table.all(postKinds.like),
      ({ values }) => values.postId,
      ({ values }) => values.memberId,
    ),
    votes: grouped(
      table.all(postKinds.vote),
      ({ values }) => values.postId,
      ({ item }) => item.optionId,
    ),
    comments: grouped(
      writtenComments(table),
      ({ postId }) => postId,
      ({ _id }) => _id,
    ),
    tallies: new Map(
      [...Map.groupBy(countItems(table), ({ postId }) => postId)].map(([postId, some]) => [
        postId,
        some.map(({ item }) => item),
      ]),
    ),
  };
}

/** What is counted of a post is what there is, and its lists name no others. */
function countViolations(table: Snapshot, post: Stored<PostItem>, marks: Marks): Violation[] {
  const { _id } = post;
  const parts = marks.tallies.get(_id) ?? [];
  const likes = marks.likes.get(_id) ?? [];
  const votes = marks.votes.get(_id) ?? [];
  const facts: [string, number][] = [
    ['likeCount', likes.length],
    ['commentCount', marks.comments.get(_id)?.length ?? 0],
    ...(post.poll?.options ?? []).map((option): [string, number] => [
      option._id,
      votes.filter((one) => one === option._id).length,
    ]),
  ];
  const tally = table.get(postKeys.tally(monthOf(_id), _id));
  const strangers = tally?.likers?.filter((memberId) => !likes.includes(memberId)) ?? [];
  return [
    ...facts.flatMap(([name, wanted]) => {
      const found = counted(parts, name);
      return found === wanted ? [] : [`${name} ${found}, but ${wanted} ${at(post)}`];
    }),
    ...(tally ? [] : [`without its tally ${at(post)}`]),
    ...strangers.map((memberId) => `lists the like of ${memberId}, who does not like it ${at(post)}`),
    ...(new Set(tally?.likers).size === (tally?.likers?.length ?? 0)
      ? []
      : [`lists a like twice ${at(post)}`]),
  ];
}

const PREVIEWED = [
  'content',
  'mentioned',
  'user',
  'edited',
  'likeCount',
  'dislikeCount',
  'reactors',
  'replyCount',
  'deleted',
] as const;

/** The comments shown beside a post are its newest, as they are. */
function previewViolations(table: Snapshot, post: Stored<PostItem>): Violation[] {
  const shown = table.get(postKeys.previews(monthOf(post._id), post._id))?.comments ?? [];
  const newest = (table.grouped(postKinds.comment, 'postId').get(post._id) ?? [])
    .map(({ values }) => values.commentId)
    .sort()
    .slice(-COMMENTS_IN_LIST);
  if (
    !isDeepStrictEqual(
      shown.map(({ _id }) => _id),
      newest,
    )
  )
    return [`shows comments that are not its newest ${at(post)}`];
  return shown.flatMap((copy) => {
    const comment = table.get(postKeys.comment(post._id, copy._id));
    return comment && PREVIEWED.every((name) => isDeepStrictEqual(copy[name], comment[name]))
      ? []
      : [`shows comment ${copy._id} as it is not ${at(post)}`];
  });
}

/** A post keeps what it said before each of its edits. */
function versionViolations(table: Snapshot, post: Stored<PostItem>): Violation[] {
  const kept = table.grouped(postKinds.version, 'postId').get(post._id)?.length ?? 0;
  const { edits = 0 } = post;
  return kept === edits ? [] : [`edits ${edits}, but ${kept} versions ${at(post)}`];
}

/** The lists of tags hold a post by what it says. */
function tagViolations(table: Snapshot): Violation[] {
  const missing = table.all(postKinds.post).flatMap(({ item: { _id, content } }) =>
    tagsOf(content)
      .filter((tag) => !table.get(postKeys.tagged(tag, _id)))
      .map((tag) => `missing ${at(postKeys.tagged(tag, _id))}`),
  );
  const wrong = table.all(postKinds.tagged).flatMap(({ item, values: { tagText, postId } }) => {
    const post = postIn(table, postId);
    const isRight = post && tagsOf(post.content).includes(tagText) && post.author._id === item.authorId;
    return isRight ? [] : [`lists a post without that tag ${at(item)}`];
  });
  return [...missing, ...wrong];
}

function authorViolations(table: Snapshot, post: Stored<PostItem>): Violation[] {
  const { author, gsi1pk } = post;
  const card = table.get(memberKeys.card(author._id));
  if (!card) return table.mayLeaveItems(author._id) ? [] : [`by a member who is gone ${at(post)}`];
  const isListed = gsi1pk === postKeys.authoredBy(author._id);
  const isShown =
    isDeepStrictEqual(authorOf(card), authorOf(author)) ||
    table.isOpen(memberJobKinds.refreshAuthor, card._id);
  return [
    ...(isListed ? [] : [`not in its author's list ${at(post)}`]),
    ...(isShown ? [] : [`shows its author as they are no longer ${at(post)}`]),
  ];
}

/** Nothing is left of posts, comments and members that are gone. */
function orphans(table: Snapshot): Violation[] {
  const marks = [...table.all(postKinds.like), ...table.all(postKinds.vote)];
  const comments = new Set(writtenComments(table).map(({ _id }) => _id));
  return [
    ...table
      .all(postKinds.version)
      .filter(({ values }) => isOrphan(table, values.postId))
      .map(({ item }) => `of a post that is gone ${at(item)}`),
    ...marks.flatMap(({ item, values }) => {
      if (isOrphan(table, values.postId)) return [`on a post that is gone ${at(item)}`];
      return table.mayLeaveItems(values.memberId) ? [] : [`of a member who is gone ${at(item)}`];
    }),
    ...table.all(postKinds.reaction).flatMap(({ item, values }) => {
      if (!table.mayLeaveItems(values.memberId)) return [`of a member who is gone ${at(item)}`];
      const isSwept =
        table.isOpen(postJobKinds.sweepComment, item.commentId) ||
        table.isOpen(postJobKinds.sweepPost, item.postId);
      return comments.has(item.commentId) || isSwept ? [] : [`to a comment that is gone ${at(item)}`];
    }),
    ...countItems(table)
      .filter(({ postId }) => isOrphan(table, postId))
      .map(({ item }) => `of a post that is gone ${at(item)}`),
  ];
}

export const posts: Invariant = (table) => {
  const marks = marksIn(table);
  const months = table.get(postKinds.months())?.months ?? new Set();
  return [
    ...table
      .all(postKinds.post)
      .flatMap(({ item: post }) => [
        ...countViolations(table, post, marks),
        ...previewViolations(table, post),
        ...authorViolations(table, post),
        ...versionViolations(table, post),
        ...(months.has(monthOf(post._id)) ? [] : [`in a month that no feed looks at ${at(post)}`]),
      ]),
    ...spreadViolations(table),
    ...commentViolations(table),
    ...orphans(table),
    ...tagViolations(table),
  ];
};
