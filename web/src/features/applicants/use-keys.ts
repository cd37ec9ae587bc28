import { useEffect } from 'react';
import { browserStore } from '../../lib/browser-store.ts';

/** Whether the keys of the screen are off in this browser: for people whose voice or hands press keys unasked. */
export const keysOff = browserStore('hearth.applicant-keys-off');

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input:not([type=checkbox]), textarea, select') !== null;

/**
 * Does something when a single key is pressed: not while something is typed, nor beneath a dialog.
 *
 * @param actions by their keys
 * @param isOn whether keys do anything
 */
export function useKeys(actions: Record<string, () => void>, isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return;
    const press = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, repeat, target } = event;
      const action = Object.hasOwn(actions, key) ? actions[key] : undefined;
      if (!action || repeat || ctrlKey || metaKey || altKey || isTyping(target)) return;
      if (document.querySelector('[role=dialog]')) return;
      event.preventDefault();
      action();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [actions, isOn]);
}
