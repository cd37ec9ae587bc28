import { useState, useSyncExternalStore } from 'react';
import { connectivity as texts } from '../../../shared/texts.ts';
import { checkHealth, isConnectionLost, onConnectionChange } from '../api/connectivity.ts';
import classes from './ConnectionBanner.module.css';

type Attempt = 'none' | 'running' | 'failed';

const SENTENCE: Record<Attempt, string> = {
  none: texts.lost,
  running: texts.reconnecting,
  failed: texts.stillLost,
};

/** Says on top of every screen that the server cannot be reached, and lets people try again (SPEC section 4). */
export function ConnectionBanner() {
  const lost = useSyncExternalStore(onConnectionChange, isConnectionLost, () => false);
  const [attempt, setAttempt] = useState<Attempt>('none');
  const retry = async () => {
    setAttempt('running');
    setAttempt((await checkHealth()) ? 'none' : 'failed');
  };
  return (
    <div role="alert" className={classes.live} data-connection={lost ? 'lost' : 'fine'}>
      {lost && (
        <div className={classes.banner}>
          <span>{SENTENCE[attempt]}</span>
          <button
            type="button"
            className={classes.retry}
            disabled={attempt === 'running'}
            onClick={() => void retry()}
          >
            {texts.retry}
          </button>
        </div>
      )}
    </div>
  );
}
