import type { Poll } from '../../../../shared/model/post.ts';
import * as nouns from '../../../../shared/texts/common/nouns.ts';
import { postScreens as texts } from '../../../../shared/texts/posts/post-screens.ts';
import { count } from '../../components/text/count.ts';
import { timeLeft } from '../../components/text/relative-time.ts';
import { useNow } from '../../components/text/use-now.ts';
import { IconCheck } from '../../theme/icons.ts';
import classes from './PollBox.module.css';
import { shareOf } from './poll-rules.ts';
import { useVote } from './use-vote.ts';

/** A poll with its counts. A press votes, another one changes the vote or takes it back, until the poll closes. */
export function PollBox({ postId, poll }: { postId: string; poll: Poll }) {
  const vote = useVote(postId, poll);
  const left = timeLeft(new Date(poll.closesAt), useNow());
  const isClosed = poll.isClosed || left === undefined;
  return (
    <div className={classes.poll}>
      <ul className={classes.options} aria-label={texts.poll}>
        {poll.options.map(({ _id, text, votes }) => {
          const isOwn = _id === poll.ownVote;
          const share = shareOf(votes, poll.totalVotes);
          return (
            <li key={_id}>
              <button
                type="button"
                className={classes.option}
                style={{ '--share': `${share}%` }}
                aria-pressed={isOwn}
                disabled={isClosed}
                onClick={() => vote(isOwn ? null : _id)}
              >
                <span className={classes.text}>
                  {text}
                  {isOwn && (
                    <span className={classes.own}>
                      <IconCheck size={16} aria-hidden="true" /> {texts.ownVote}
                    </span>
                  )}
                </span>
                <span className={classes.share}>
                  {share}% · {count(votes, nouns.vote)}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
      <p className={classes.foot}>
        {count(poll.totalVotes, nouns.vote)} · {isClosed ? texts.pollClosed : texts.pollLeft(left)}
      </p>
    </div>
  );
}
