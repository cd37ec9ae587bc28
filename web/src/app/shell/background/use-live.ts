import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useRested } from '../../../lib/use-rested.ts';

/** Opens the live channel for the member once the screen is there; without it, all is asked for at intervals. */
export function useLive(memberId: string): void {
  const client = useQueryClient();
  const isRested = useRested();
  useEffect(() => {
    if (!isRested) return undefined;
    const following = import('./live-updates.ts').then(
      ({ followLive }) => followLive(client, memberId),
      // Then it is as if the channel could not be opened.
      () => undefined,
    );
    return () => void following.then((end) => end?.());
  }, [client, memberId, isRested]);
}
