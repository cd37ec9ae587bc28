import { thread as texts } from '../../../../../shared/texts/conversations/conversation-screens.ts';
import { formatted } from '../../../components/text/count.ts';
import { IconDown } from '../../../theme/icons.ts';
import classes from './JumpButton.module.css';

/** Leads back to the newest message, and says how many have come meanwhile. */
export function JumpButton({ count, onJump }: { count: number; onJump: () => void }) {
  const news = count > 0 ? texts.newCount(formatted(count)) : undefined;
  return (
    <button
      type="button"
      className={classes.jump}
      aria-label={news ? `${texts.toNewest}, ${news}` : texts.toNewest}
      title={texts.toNewest}
      onClick={onJump}
    >
      {news}
      <IconDown size={20} stroke={1.75} aria-hidden="true" />
    </button>
  );
}
