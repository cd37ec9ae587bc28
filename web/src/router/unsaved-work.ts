import { createContext, useContext, useEffect, useState } from 'react';
import { preloadConfirmDialog } from '../components/feedback/ConfirmDialog.tsx';

const works = new Set<symbol>();

const warn = (event: Event) => event.preventDefault();

function add(work: symbol): void {
  works.add(work);
  // The question may be due when the network is gone.
  preloadConfirmDialog();
  window.addEventListener('beforeunload', warn);
}

function drop(work: symbol): void {
  works.delete(work);
  // Only while it is needed: with it, browsers do not keep the page for the way back.
  if (works.size === 0) window.removeEventListener('beforeunload', warn);
}

/** Whether anything on the screen would be lost by leaving it. */
export const hasUnsavedWork = (): boolean => works.size > 0;

/** Asks whether unsaved work may be lost, and does something if so; provided by `LeaveGuard`. */
export const AskToLeave = createContext<(action: () => void) => void>((action) => action());

/** Does something that leaves the whole screen, after asking if that loses anything. */
export function useAskToLeave(): (action: () => void) => void {
  const ask = useContext(AskToLeave);
  return (action) => (hasUnsavedWork() ? ask(action) : action());
}

/**
 * Something that was typed or chosen and is neither sent nor kept anywhere. Before a link, the browser's Back, a closed
 * tab or a way of closing loses it, the person is asked.
 *
 * @param isUnsaved whether there is something to lose
 */
export function useUnsavedWork(isUnsaved: boolean) {
  const [work] = useState(() => Symbol());
  const ask = useContext(AskToLeave);
  useEffect(() => {
    if (!isUnsaved) return;
    add(work);
    return () => drop(work);
  }, [isUnsaved, work]);
  const end = () => drop(work);
  return {
    /** Does something that loses it, after asking. */
    ask(action: () => void) {
      if (!isUnsaved) return action();
      ask(() => {
        end();
        action();
      });
    },
    /** It is saved, and the screen is about to be left. */
    end,
  };
}
