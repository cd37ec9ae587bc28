import type { Poll } from '../../../shared/model/post.ts';
import type { OptionId, PollQuestion, Votes } from '../store/items.ts';
import { isClosed } from '../store/polls.ts';

/**
 * A poll as its viewer sees it.
 *
 * @param ownVote the option for which they have voted
 */
export function presentPoll(poll: PollQuestion, votes: Votes, ownVote: OptionId | null): Poll {
  const options = poll.options.map(({ _id, text }) => ({ _id, text, votes: votes[_id] ?? 0 }));
  return {
    options,
    totalVotes: options.reduce((sum, option) => sum + option.votes, 0),
    closesAt: poll.closesAt,
    isClosed: isClosed(poll),
    ownVote,
  };
}
