import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';
import { attachToaster } from './components/feedback/toast.ts';
import { forgetReturnPath } from './router/return-path.ts';

// Screens load their code when they are first opened, which takes a while on a busy machine.
configure({ asyncUtilTimeout: 15_000 });

// What the component library asks of a browser and the test environment does not have.
vi.stubGlobal('matchMedia', (query: string) => ({
  matches: false,
  media: query,
  addEventListener() {},
  removeEventListener() {},
}));
vi.stubGlobal(
  'ResizeObserver',
  class {
    observe() {}
    unobserve() {}
    disconnect() {}
  },
);
Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true });
// As browsers do by now.
window.scrollTo = () => Promise.resolve();

// Files share one environment, so what a test leaves running would go on in the next one.
const timers = new Set<NodeJS.Timeout>();
const { setTimeout: startTimer } = globalThis;
globalThis.setTimeout = Object.assign((...call: Parameters<typeof startTimer>) => {
  const timer = startTimer(...call);
  timers.add(timer);
  return timer;
}, startTimer);

afterEach(() => {
  (document.activeElement as HTMLElement | null)?.blur();
  cleanup();
  for (const timer of timers) clearTimeout(timer);
  timers.clear();
  localStorage.clear();
  forgetReturnPath();
  // What nobody was there to show is not for the next test.
  attachToaster(() => {})();
});
