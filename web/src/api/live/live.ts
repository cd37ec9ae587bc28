import type { BrowserFrame, ServerFrame } from '../../../../shared/model/live.ts';

type Listener = (frame: ServerFrame) => void;

let isUp = false;
let send: ((frame: BrowserFrame) => boolean) | undefined;
const watchers = new Set<() => void>();
const listeners = new Set<Listener>();

/**
 * An interval at which the server is asked for news, as long as it does not tell of them by itself. What asks so is read
 * again whenever that changes.
 */
export const unlessLive = (interval: number) => (): number | false => !isUp && interval;

/** Calls the listener when the channel opens or closes; returns what ends that. */
export function onLiveChange(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

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

/** Tells the server something that may be lost; returns false when it is not even sent. */
export const say = (frame: BrowserFrame): boolean => send?.(frame) ?? false;
