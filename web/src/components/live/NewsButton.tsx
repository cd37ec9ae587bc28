import '@mantine/core/styles/VisuallyHidden.layer.css';
import { VisuallyHidden } from '@mantine/core';
import { type ReactNode, type Ref, useEffect, useRef, useState } from 'react';
import { SECOND } from '../../../../shared/limits.ts';
import classes from './NewsButton.module.css';

/** Those who listen hear of news as they begin, and of more of them not before this has passed. */
const SAID_EVERY = 10 * SECOND;
const FIRST = SECOND;

/** A text as it is said aloud: not each of its changes, when they come fast. */
function useSaid(text: string): string {
  const [said, setSaid] = useState('');
  const last = useRef(0);
  useEffect(() => {
    const wait = text === '' ? 0 : Math.max(FIRST, last.current + SAID_EVERY - Date.now());
    const timer = setTimeout(() => {
      if (text !== '') last.current = Date.now();
      setSaid(text);
    }, wait);
    return () => clearTimeout(timer);
  }, [text]);
  return said;
}

interface NewsButtonProps {
  ref?: Ref<HTMLDivElement>;
  /** What is new; "" when nothing is. */
  text: string;
  icon: ReactNode;
  /** The side of the list on which it floats. */
  side: 'above' | 'below';
  isLoading?: boolean;
  onShow: () => void;
}

/** Says that there is something new, and shows it when pressed. It takes no room: nothing moves as it comes. */
export function NewsButton({ ref, text, icon, side, isLoading, onShow }: NewsButtonProps) {
  const said = useSaid(text);
  return (
    <div ref={ref} tabIndex={-1} className={classes.place} data-side={side}>
      <VisuallyHidden aria-live="polite">{said}</VisuallyHidden>
      {text !== '' && (
        <button
          type="button"
          className={classes.button}
          aria-disabled={isLoading || undefined}
          aria-busy={isLoading || undefined}
          onClick={isLoading ? undefined : onShow}
        >
          {icon}
          {text}
        </button>
      )}
    </div>
  );
}
