import type { QueryClient } from '@tanstack/react-query';
import { pullToRefresh as texts } from '../../../../shared/texts/common/pull-to-refresh.ts';
import classes from './pull-to-refresh.module.css';

/** Pixels that the finger has to go down. */
const FAR_ENOUGH = 96;
/** Pixels before which it may be a tap, or begin to scroll. */
const SLACK = 12;
/** Milliseconds that the sign stays at least: one that only flashes tells nothing. */
const SHOWN_FOR = 500;

/** Home-screen apps of iOS alone know this property, and have no gesture of their own. */
const isLacking = (): boolean => 'standalone' in navigator && navigator.standalone === true;

/** Whether something below the finger scrolls by itself, or stands above the screen. */
function isHeldBy(target: EventTarget | null): boolean {
  for (
    let at = target instanceof Element ? target : null;
    at && at !== document.body;
    at = at.parentElement
  ) {
    if (at.matches('[role="dialog"]')) return true;
    if (at.scrollHeight > at.clientHeight && /auto|scroll/.test(getComputedStyle(at).overflowY)) return true;
  }
  return false;
}

function newSign(): HTMLElement {
  const sign = document.createElement('div');
  sign.className = classes.sign ?? '';
  sign.setAttribute('role', 'status');
  document.body.append(sign);
  return sign;
}

/**
 * Reads what is shown anew when the screen is pulled down from its top, on platforms that have no such gesture.
 *
 * @returns ends it
 */
export function followPulls(client: QueryClient): () => void {
  if (!isLacking()) return () => {};
  let from: { x: number; y: number } | undefined;
  let sign: HTMLElement | undefined;
  let isRefreshing = false;

  function end(): void {
    from = undefined;
    sign?.remove();
    sign = undefined;
  }

  function begin({ touches, target }: TouchEvent): void {
    const [touch] = touches;
    if (isRefreshing) return;
    end();
    if (touch && touches.length === 1 && window.scrollY <= 0 && !isHeldBy(target))
      from = { x: touch.clientX, y: touch.clientY };
  }

  function pull({ touches: [touch] }: TouchEvent): void {
    if (!from || !touch || isRefreshing) return;
    const down = touch.clientY - from.y;
    if (!sign && (down < SLACK || down < Math.abs(touch.clientX - from.x))) {
      if (Math.abs(touch.clientX - from.x) > SLACK || down < -SLACK) from = undefined;
      return;
    }
    sign ??= newSign();
    const pulled = Math.max(0, Math.min(1, down / FAR_ENOUGH));
    sign.style.setProperty('--pulled', String(pulled));
    sign.toggleAttribute('data-far-enough', pulled === 1);
  }

  async function release(): Promise<void> {
    if (isRefreshing) return;
    if (!sign?.hasAttribute('data-far-enough')) return end();
    isRefreshing = true;
    sign.toggleAttribute('data-refreshing', true);
    sign.textContent = texts.refreshing;
    const shown = new Promise((resolve) => setTimeout(resolve, SHOWN_FOR));
    await Promise.all([client.refetchQueries({ type: 'active' }), shown]);
    isRefreshing = false;
    end();
  }

  const until = new AbortController();
  const listening = { passive: true, signal: until.signal };
  document.addEventListener('touchstart', begin, listening);
  document.addEventListener('touchmove', pull, listening);
  document.addEventListener('touchend', release, listening);
  document.addEventListener('touchcancel', end, listening);
  return () => {
    until.abort();
    end();
  };
}
