import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react';
import { SECOND } from '../../../shared/limits.ts';
import { browserStore } from './browser-store.ts';

const off = browserStore('hearth.keys-off');
const listeners = new Set<() => void>();
const keysAreOn = () => off.read() === null;

/** Turns all single keys off and on in this browser: for people whose voice or hands press keys unasked (WCAG 2.1.4). */
export function setKeys(isOn: boolean): void {
  if (isOn) off.clear();
  else off.write('off');
  for (const listener of listeners) listener();
}

function onKeysChange(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Whether single keys do anything in this browser. */
export const useKeysOn = (): boolean => useSyncExternalStore(onKeysChange, keysAreOn);

/** For so long the second of two keys is waited for. */
const PAUSE = 1.5 * SECOND;

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input:not([type=checkbox]), textarea, select') !== null;

/**
 * Does something when a key is pressed, or two after each other: not while something is typed, nor beneath a dialog.
 *
 * @param actions by their keys: `j`, or `g h` for two
 */
export function useKeys(actions: Record<string, () => void>): void {
  const isOn = useKeysOn();
  const before = useRef({ key: '', at: 0 });
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, repeat, target, timeStamp } = event;
    if (repeat || ctrlKey || metaKey || altKey || isTyping(target)) return;
    if (document.querySelector('[role=dialog]')) return;
    const both = timeStamp - before.current.at < PAUSE ? `${before.current.key} ${key}` : key;
    const action = [both, key].find((keys) => Object.hasOwn(actions, keys));
    before.current = { key: action === undefined ? key : '', at: timeStamp };
    if (action === undefined) return;
    event.preventDefault();
    actions[action]?.();
  });
  useEffect(() => {
    if (!isOn) return;
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [isOn]);
}
