import { randomInt } from 'node:crypto';
import { retryOnConflict } from '../../table/retry.ts';
import { transact } from '../../table/transact.ts';
import type { Write } from '../../table/write.ts';
import type { OptionId, Votes } from './items.ts';
import { postKeys, SHARDS } from './keys.ts';
import { isClosed } from './polls.ts';
import { type FoundPost, readPost, tallyKey } from './posts.ts';
import { marksOf, type OwnMarks, ownItemsOn } from './viewer-state.ts';

/** A vote on its way from one option to another; no option is no vote. */
export interface Move {
  memberId: string;
  postId: string;
  from: OptionId | undefined;
  to: OptionId | undefined;
}

/** The edge: what the member has voted for, as long as it still is what was seen. */
function marked({ memberId, postId, from, to }: Move): Write {
  const key = postKeys.vote(memberId, postId);
  if (!from) {
    const place = postKeys.byPoll(postId, randomInt(SHARDS), memberId);
    return { put: { ...key, ...place, postId, memberId, optionId: to }, ifNew: true };
  }
  const seen = { condition: 'optionId = :from', values: { ':from': from } };
  if (!to) return { delete: key, ...seen };
  return { key, update: 'SET optionId = :to', ...seen, values: { ...seen.values, ':to': to } };
}

/** How many votes each option has more by it. */
function changesOf({ from, to }: Move): [OptionId, number][] {
  const changes: [OptionId, number][] = [];
  if (from) changes.push([from, -1]);
  if (to) changes.push([to, 1]);
  return changes;
}

/** Counts the options, where all are counted or in a shard, which begins without likes. */
function counted(move: Move, shard: number | undefined, postGone: () => Error): Write {
  const changes: [string, number][] = [['likeCount', 0], ...changesOf(move)];
  return {
    key: tallyKey(move.postId, shard),
    update: `ADD ${changes.map(([name]) => `${name} :${name}`).join(', ')}`,
    values: Object.fromEntries(changes.map(([name, more]) => [`:${name}`, more])),
    ...(shard === undefined && { condition: 'attribute_exists(pk)', otherwise: postGone }),
  };
}

/**
 * Moves a vote: edge and counts together.
 *
 * @param shard where it is counted; undefined for the place where all are counted first
 * @param postGone the error when there is no such post
 * @throws ConditionFailedError when the member has voted otherwise since
 */
export const moveVote = (move: Move, shard: number | undefined, postGone: () => Error): Promise<void> =>
  transact([marked(move), counted(move, shard, postGone)]);

function after(votes: Votes, move: Move): Votes {
  const moved = { ...votes };
  for (const [option, more] of changesOf(move)) moved[option] = (moved[option] ?? 0) + more;
  return moved;
}

export interface VoteWish {
  memberId: string;
  postId: string;
  /** The id of the option; null takes the vote back. */
  option: string | null;
}

/** The errors of a vote that cannot be given. */
export interface VoteRefusals {
  postGone: () => Error;
  noSuchOption: () => Error;
  closed: () => Error;
}

/**
 * Makes a vote what its member wants it to be, until the poll closes: one vote a member, counted exactly.
 *
 * @returns the post with its counts and the member's own marks afterwards
 * @throws one of the refusals, or ContendedError when others keep changing the same vote
 */
export async function setVote(
  { memberId, postId, option }: VoteWish,
  { postGone, noSuchOption, closed }: VoteRefusals,
): Promise<FoundPost & { own: OwnMarks }> {
  let isFirst = true;
  return retryOnConflict(async () => {
    // When others count at the same moment, the next tries spread over shards.
    const shard = isFirst ? undefined : randomInt(SHARDS);
    isFirst = false;
    const [found, items] = await Promise.all([readPost(postId), ownItemsOn(memberId, postId)]);
    if (!found) throw postGone();
    const { poll } = found.post;
    const to = poll?.options.find(({ _id }) => _id === option)?._id;
    if (!poll || (option !== null && !to)) throw noSuchOption();
    const own = marksOf(items);
    const from = items.vote?.optionId;
    if (to === from) return { ...found, own };
    if (isClosed(poll)) throw closed();
    const move = { memberId, postId, from, to };
    await moveVote(move, shard, postGone);
    return { ...found, votes: after(found.votes, move), own: { ...own, vote: to ?? null } };
  });
}
