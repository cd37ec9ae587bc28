import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

// The code of a screen is loaded when it is first shown: on a busy machine that takes more than the usual second.
configure({ asyncUtilTimeout: 4_000 });

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
window.scrollTo = () => {};

afterEach(() => {
  cleanup();
  localStorage.clear();
});
