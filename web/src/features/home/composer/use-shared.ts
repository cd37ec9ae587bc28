import { useEffect, useEffectEvent } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { paths } from '../../../router/paths.ts';
import type { Shared } from './take-shared.ts';

/** Hands over what another app has shared with Hearth, when that has led here. */
export function useShared(onShared: (shared: Shared) => void): void {
  const isShared = useSearchParams()[0].has('shared');
  const navigate = useNavigate();
  const take = useEffectEvent(async () => {
    const { takeShared } = await import('./take-shared.ts');
    const shared = await takeShared();
    if (shared) onShared(shared);
    await navigate(paths.home, { replace: true });
  });
  useEffect(() => {
    // Without its code or the browser's storage, what is written here stays as it is.
    if (isShared) take().catch(() => {});
  }, [isShared]);
}
