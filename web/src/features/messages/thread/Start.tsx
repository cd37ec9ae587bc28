import { Button } from '@mantine/core';
import * as words from '../../../../../shared/texts/common/words.ts';
import { thread as texts } from '../../../../../shared/texts/conversations/conversation-screens.ts';
import type { Participant } from '../../../entities/conversation/participant.ts';
import type { useThread } from '../../../entities/conversation/use-thread.ts';
import classes from './Start.module.css';

type StartProps = ReturnType<typeof useThread>['older'] & { member: Participant };

/** What stands above the first message: the way to earlier ones, or the beginning of it all. */
export function Start({ member, hasMore, isLoading, failed, load }: StartProps) {
  return (
    <div className={classes.start}>
      {hasMore ? (
        <Button variant="subtle" size="sm" loading={isLoading} aria-busy={isLoading} onClick={load}>
          {failed ? words.retry : texts.earlier}
        </Button>
      ) : (
        <p>{texts.start(member.name)}</p>
      )}
    </div>
  );
}
