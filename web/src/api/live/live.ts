import { useSyncExternalStore } from 'react';
import type { BrowserFrame, ServerFrame } from '../../../../shared/model/live.ts';

type Listener = (frame: ServerFrame) => void;

let isUp = false;
let send: ((frame: BrowserFrame) => void) | undefined;
const watchers = new Set<() => void>();
const listeners = new Set<Listener>();

function watch(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

/** Whether the server tells of news by itself, so that nothing has to be asked at intervals. */
export const useIsLive = (): boolean =>
  useSyncExternalStore(
    watch,
    () => isUp,
    () => false,
  );

/** Says that the channel is open, or no more. */
export function setLive(up: boolean): void {
  if (isUp === up) return;
  isUp = up;
  for (const watcher of watchers) watcher();
}

/** Hears every frame of the server; returns what ends that. */
export function onFrame(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Passes a frame of the server on. */
export function receive(frame: ServerFrame): void {
  for (const listener of listeners) listener(frame);
}

/** Connects `say` to the channel, or to nothing. */
export function setSender(sender: typeof send): void {
  send = sender;
}

/** Tells the server something that may be lost. */
export const say = (frame: BrowserFrame): void => send?.(frame);
