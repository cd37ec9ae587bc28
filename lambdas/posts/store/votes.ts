import { randomInt } from 'node:crypto';
import { type Effect, plainEffect } from '../../table/effect.ts';
import { get } from '../../table/table.ts';
import type { Write } from '../../table/write.ts';
import type { ViewingMember } from '../../visibility/viewer.ts';
import { PollClosedError, PollOptionNotFoundError, PostNotFoundError } from './errors.ts';
import type { OptionId, Votes } from './items.ts';
import { postKeys, SHARDS } from './keys.ts';
import { isClosed } from './polls.ts';
import { counted, type FoundPost, readPost } from './posts.ts';
import { addToCounts, retryCounting, retryInShards } from './tally.ts';
import { readEdges, type ViewerState, viewerStateOf } from './viewer-state.ts';

/** A vote that moves from one option to another; no option is no vote. */
interface Move {
  memberId: string;
  postId: string;
  from: OptionId | undefined;
  to: OptionId | undefined;
}

/** The write of the edge: what the member votes for, as long as that still is what was seen. */
function edgeWrite({ memberId, postId, from, to }: Move): Write {
  const key = postKeys.vote(memberId, postId);
  if (!from) {
    const indexKey = postKeys.byPoll(postId, randomInt(SHARDS), memberId);
    return { put: { ...key, ...indexKey, postId, memberId, optionId: to }, ifNew: true };
  }
  const seen = { condition: 'optionId = :from', values: { ':from': from } };
  if (!to) return { delete: key, ...seen };
  return { key, update: 'SET optionId = :to', ...seen, values: { ...seen.values, ':to': to } };
}

/** By how much the votes of each option change. */
const changesOf = ({ from, to }: Move): Votes => ({ ...(from && { [from]: -1 }), ...(to && { [to]: 1 }) });

const moveVote = (effect: Effect, move: Move, shard: number | undefined): Promise<void> =>
  effect.commit([edgeWrite(move), addToCounts(move.postId, changesOf(move), shard)]);

function after(votes: Votes, move: Move): Votes {
  const moved = { ...votes };
  for (const option of [move.from, move.to])
    if (option) moved[option] = (moved[option] ?? 0) + (changesOf(move)[option] ?? 0);
  return moved;
}

/**
 * Sets, moves or removes the viewer's vote until the poll closes, with the counts of the options. Idempotent.
 *
 * @param option the id of the option; null removes the vote
 * @returns the post with its counts and their viewer state afterwards
 * @throws PostNotFoundError, PollOptionNotFoundError, PollClosedError
 * @throws ContendedError when others keep changing the same vote
 */
export function setVote(
  effect: Effect,
  viewer: ViewingMember,
  postId: string,
  option: string | null,
): Promise<FoundPost & { viewer: ViewerState }> {
  const { _id: memberId } = viewer;
  return retryInShards(postId, async (choose) => {
    const [found, edges] = await Promise.all([
      readPost(viewer, postId, { withShards: false }),
      readEdges(memberId, postId),
    ]);
    if (!found) throw new PostNotFoundError();
    const { poll } = found.post;
    const to = poll?.options.find(({ _id }) => _id === option)?._id;
    if (!poll || (option !== null && !to)) throw new PollOptionNotFoundError();
    const state = viewerStateOf(edges);
    const from = edges.vote?.optionId;
    if (to === from) return { ...(await counted(found)), viewer: state };
    if (isClosed(poll)) throw new PollClosedError();
    const move = { memberId, postId, from, to };
    const target = await choose(found);
    await moveVote(effect, move, target.shard);
    const changed =
      target.shard === undefined ? { votes: after(found.votes, move) } : { spread: target.spread };
    return { ...(await counted(found, changed)), viewer: { ...state, vote: to ?? null } };
  });
}

/**
 * Removes the vote of a member who has left, also from a closed poll.
 *
 * @throws PostNotFoundError when the vote is still there without its post
 */
export const removeVote = (memberId: string, postId: string): Promise<void> =>
  retryCounting(postId, async (shard) => {
    const vote = await get(postKeys.vote(memberId, postId), { consistent: true });
    if (vote) await moveVote(plainEffect, { memberId, postId, from: vote.optionId, to: undefined }, shard);
  });
