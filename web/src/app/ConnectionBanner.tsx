import { useElementSize } from '@mantine/hooks';
import { useEffect, useState, useSyncExternalStore } from 'react';
import * as words from '../../../shared/texts/common/words.ts';
import { connectivity as texts } from '../../../shared/texts.ts';
import { checkHealth, connectivity, onConnectionChange } from '../api/connectivity.ts';
import classes from './ConnectionBanner.module.css';

const moment = new Intl.DateTimeFormat('en', { weekday: 'short', hour: 'numeric', minute: '2-digit' });

type Attempt = 'none' | 'running' | 'failed';

const SENTENCE: Record<Attempt, string> = {
  none: texts.lost,
  running: texts.reconnecting,
  failed: texts.stillLost,
};

/** Tells what sticks below the banner where its place is. */
function useBannerHeight() {
  const { ref, height } = useElementSize<HTMLDivElement>();
  useEffect(() => {
    document.documentElement.style.setProperty('--hearth-banner-height', `${height}px`);
  }, [height]);
  return ref;
}

/** Says on top of every screen that the server cannot be reached, what that means, and lets people try again. */
export function ConnectionBanner() {
  const { lost, keptAt, waiting } = useSyncExternalStore(onConnectionChange, connectivity, connectivity);
  const banner = useBannerHeight();
  const [attempt, setAttempt] = useState<Attempt>('none');
  const retry = async () => {
    setAttempt('running');
    setAttempt((await checkHealth()) ? 'none' : 'failed');
  };
  return (
    <div ref={banner} role="alert" className={classes.live}>
      {lost && (
        <div className={classes.banner}>
          <span>
            {SENTENCE[attempt]}
            {attempt === 'none' && (keptAt || waiting > 0) && '.'}
            {keptAt && ` ${texts.keptAt(moment.format(new Date(keptAt)))}`}
            {waiting > 0 && ` ${texts.waiting(waiting)}`}
          </span>
          <button
            type="button"
            className={classes.retry}
            disabled={attempt === 'running'}
            onClick={() => void retry()}
          >
            {words.retry}
          </button>
        </div>
      )}
    </div>
  );
}
