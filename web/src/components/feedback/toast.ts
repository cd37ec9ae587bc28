/** Milliseconds on screen. */
export const SUCCESS_SHOWN = 2_000;
const ERROR_SHOWN = 4_000;

export interface Toast {
  kind: 'success' | 'error' | 'offer';
  text: string;
  /** Milliseconds on screen; until it is closed when absent. */
  duration?: number;
  /** What can be done about it. */
  action?: { label: string; act: () => void };
}

type Show = (toast: Toast) => void;

let waiting: Toast[] = [];
let show: Show | undefined;
let wake: (() => void) | undefined;

function put(toast: Toast) {
  if (show) return show(toast);
  waiting.push(toast);
  wake?.();
}

/** Short messages in a corner, from anywhere. Their code is loaded when the first one is due. */
export const toast = {
  success: (text: string): void => put({ kind: 'success', text, duration: SUCCESS_SHOWN }),
  error: (text: string): void => put({ kind: 'error', text, duration: ERROR_SHOWN }),
  offer: (text: string, label: string, act: () => void): void =>
    put({ kind: 'offer', text, action: { label, act } }),
};

/** Whether something is waiting to be shown. */
export const isToastWaiting = (): boolean => waiting.length > 0;

/** Runs `listener` as soon as there is something to show. */
export function onFirstToast(listener: () => void): () => void {
  wake = listener;
  if (waiting.length > 0) listener();
  return () => {
    wake = undefined;
  };
}

/** Hands over what has been waiting, and everything that follows. */
export function attachToaster(next: Show): () => void {
  show = next;
  for (const toast of waiting) next(toast);
  waiting = [];
  return () => {
    if (show === next) show = undefined;
  };
}
