import { useSyncExternalStore } from 'react';
import { SECOND } from '../../../../shared/limits.ts';
import { say } from '../../api/live/live.ts';

/** Longer than the time between two of the frames that say that somebody is still typing. */
const SHOWN = 5 * SECOND;
const SAID_EVERY = 3 * SECOND;

const typing = new Map<string, number>();
const watchers = new Set<() => void>();
const said = new Map<string, number>();

const changed = (): void => {
  for (const watcher of watchers) watcher();
};

function watch(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

/** The other one is no longer typing: they have stopped, or sent what they typed. */
export function stopTyping(conversationId: string): void {
  window.clearTimeout(typing.get(conversationId));
  if (typing.delete(conversationId)) changed();
}

/** The other one is typing, at this moment. */
export function showTyping(conversationId: string): void {
  window.clearTimeout(typing.get(conversationId));
  typing.set(
    conversationId,
    window.setTimeout(() => stopTyping(conversationId), SHOWN),
  );
  changed();
}

/** Whether the other one is typing. */
export const useTyping = (conversationId: string): boolean =>
  useSyncExternalStore(
    watch,
    () => typing.has(conversationId),
    () => false,
  );

/** Tells the other one that the viewer is typing, now and then. */
export function sayTyping(conversationId: string): void {
  const now = Date.now();
  if (now - (said.get(conversationId) ?? 0) < SAID_EVERY) return;
  if (say({ type: 'typing', conversationId })) said.set(conversationId, now);
}
