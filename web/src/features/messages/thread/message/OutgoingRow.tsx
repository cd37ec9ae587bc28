import { Button } from '@mantine/core';
import { thread as texts } from '../../../../../../shared/texts/conversations/conversation-screens.ts';
import { LinkedText } from '../../../../components/text/LinkedText.tsx';
import type { Outgoing } from '../../../../entities/conversation/outbox.ts';
import classes from './MessageRow.module.css';
import { OutgoingFiles } from './OutgoingFiles.tsx';

interface OutgoingRowProps {
  outgoing: Outgoing;
  /** Why nothing goes out at present. */
  problem: string | undefined;
  /** Whether it is the one that could not be sent; those behind it wait. */
  isFirst: boolean;
  onRetry: () => void;
  onDiscard: () => void;
}

/** A message that has not arrived yet, in its place; when it could not be sent, it stays and can be sent again. */
export function OutgoingRow({ outgoing, problem, isFirst, onRetry, onDiscard }: OutgoingRowProps) {
  const { text, attachments } = outgoing;
  const line = text || texts.attachments;
  return (
    <div className={classes.row} data-own="true">
      <div className={classes.line}>
        <div className={classes.message} data-sending={problem === undefined}>
          <span className={classes.spoken}>{texts.you}</span>
          {attachments.length > 0 && <OutgoingFiles attachments={attachments} />}
          {text !== '' && (
            <p className={classes.words} dir="auto">
              <LinkedText>{text}</LinkedText>
            </p>
          )}
        </div>
      </div>
      {problem === undefined ? (
        <p className={classes.facts}>{texts.sending}</p>
      ) : (
        <div className={`${classes.facts} ${classes.failed}`} role={isFirst ? 'alert' : undefined}>
          <span>{isFirst && problem !== texts.notSent ? `${texts.notSent}: ${problem}` : texts.notSent}</span>
          <Button variant="subtle" size="xs" aria-label={texts.retryOne(line)} onClick={onRetry}>
            {texts.retry}
          </Button>
          <Button variant="quiet" size="xs" aria-label={texts.discardOne(line)} onClick={onDiscard}>
            {texts.discard}
          </Button>
        </div>
      )}
    </div>
  );
}
