import { useSyncExternalStore } from 'react';

/** What of the commands is open. */
export type Shown = 'palette' | 'keys' | undefined;

let shown: Shown;
const listeners = new Set<() => void>();

/** Opens the palette or the sheet of keys, from anywhere, or closes both. */
export function showCommands(next: Shown): void {
  shown = next;
  for (const listener of listeners) listener();
}

function onShownChange(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export const useShownCommands = (): Shown => useSyncExternalStore(onShownChange, () => shown);
