import { Button } from '@mantine/core';
import * as words from '../../../../shared/texts/common/words.ts';
import classes from './States.module.css';

interface ErrorStateProps {
  title: string;
  text?: string;
  retryLabel?: string;
  onRetry: () => void;
}

/** What stands where something could not be loaded, with the way to try again. */
export function ErrorState({ title, text, retryLabel = words.retry, onRetry }: ErrorStateProps) {
  return (
    <div className={classes.state} role="alert">
      <h2>{title}</h2>
      {text && <p className={classes.text}>{text}</p>}
      <Button variant="default" onClick={onRetry}>
        {retryLabel}
      </Button>
    </div>
  );
}
