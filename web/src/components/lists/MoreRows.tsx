import { Button } from '@mantine/core';
import { lists as texts } from '../../../../shared/texts/common/lists.ts';
import * as words from '../../../../shared/texts/common/words.ts';
import classes from './MoreRows.module.css';
import { useOnVisible } from './use-on-visible.ts';

interface MoreRowsProps {
  hasMore: boolean;
  isLoading: boolean;
  failed: boolean;
  load: () => void;
  label: string;
  /** What stands at the end of the list, if anything. */
  end?: string;
}

/** The foot of a list that goes on: loads the next page when it comes near, or by its button. */
export function MoreRows({ hasMore, isLoading, failed, load, label, end }: MoreRowsProps) {
  const foot = useOnVisible<HTMLDivElement>(() => {
    // After a failure only the person decides when to try again.
    if (hasMore && !isLoading && !failed) load();
  });
  return (
    <div ref={foot} className={classes.foot}>
      {failed && <p role="alert">{texts.nextFailed}</p>}
      {hasMore ? (
        <Button variant="default" loading={isLoading} aria-busy={isLoading} onClick={load}>
          {failed ? words.retry : label}
        </Button>
      ) : (
        end && <p>{end}</p>
      )}
    </div>
  );
}
