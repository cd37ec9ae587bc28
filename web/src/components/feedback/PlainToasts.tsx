import { useLayoutEffect, useState } from 'react';
import classes from './PlainToasts.module.css';
import { attachToaster, type Toast } from './toast.ts';

/** Without its button an offer is only told. Milliseconds. */
const OFFER_SHOWN = 4_000;

/**
 * Toasts without anything that would have to be fetched.
 *
 * @param onEmpty runs when all have been shown: the toaster gets another chance with the next one
 */
export function PlainToasts({ onEmpty }: { onEmpty: () => void }) {
  const [toasts, setToasts] = useState<readonly Toast[]>();
  useLayoutEffect(
    () =>
      attachToaster((toast) => {
        // The same complaint is not repeated while it can still be read.
        setToasts((shown = []) => [...shown.filter(({ text }) => text !== toast.text), toast]);
        const end = () => setToasts((shown) => shown?.filter((one) => one !== toast));
        setTimeout(end, toast.duration ?? OFFER_SHOWN);
      }),
    [],
  );
  // At once: a toast that came between the last one's end and the handing over would be lost.
  useLayoutEffect(() => {
    if (toasts?.length === 0) onEmpty();
  }, [toasts, onEmpty]);
  return (
    <div role="status">
      <ul className={classes.toasts}>
        {toasts?.map(({ kind, text }) => (
          <li key={text} data-kind={kind}>
            {text}
          </li>
        ))}
      </ul>
    </div>
  );
}
