import type { Poll } from '../../../../shared/model/post.ts';

/** The poll as it is when the viewer has voted for this option instead of the one before, or for none. */
export function withVote(poll: Poll, option: string | null): Poll {
  const change = (id: string) => Number(id === option) - Number(id === poll.ownVote);
  const options = poll.options.map((one) => ({ ...one, votes: Math.max(0, one.votes + change(one._id)) }));
  return {
    ...poll,
    options,
    ownVote: option,
    totalVotes: options.reduce((sum, { votes }) => sum + votes, 0),
  };
}

/** The share of some votes in all, as a whole percentage. */
export const shareOf = (votes: number, all: number): number =>
  all === 0 ? 0 : Math.round((100 * votes) / all);
