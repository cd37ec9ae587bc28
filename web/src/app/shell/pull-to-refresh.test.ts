import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { followPulls } from './pull-to-refresh.ts';

const refetch = vi.fn(async () => {});
const client = Object.assign(new QueryClient(), { refetchQueries: refetch });
let end = () => {};

/** Puts a finger at the top of an element, moves it and takes it away. */
function pull({ down = 120, across = 0, on = document.body as Element } = {}) {
  const touch = (type: string, y: number, x: number) => {
    const touches = type === 'touchend' ? [] : [{ clientX: x, clientY: y }];
    on.dispatchEvent(Object.assign(new Event(type, { bubbles: true }), { touches }));
  };
  touch('touchstart', 100, 100);
  for (const part of [0.25, 0.5, 1]) touch('touchmove', 100 + part * down, 100 + part * across);
  const shown = document.querySelector('[role="status"]') !== null;
  touch('touchend', 0, 0);
  return shown;
}

function begin(standalone?: boolean) {
  vi.stubGlobal('navigator', standalone === undefined ? {} : { standalone });
  end = followPulls(client);
}

beforeEach(() => {
  vi.useFakeTimers();
  refetch.mockClear();
});

afterEach(() => {
  end();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

describe('a screen that is pulled down', () => {
  it('is read anew in an app on the home screen of iOS, with a sign until it is there', async () => {
    begin(true);
    expect(pull()).toBe(true);
    expect(refetch.mock.calls).toEqual([[{ type: 'active' }]]);
    expect(document.querySelector('[role="status"]')).toHaveTextContent('Refreshing');
    // Twice in a row reads once.
    pull();
    expect(refetch).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(500);
    expect(document.querySelector('[role="status"]')).toBeNull();
  });

  it.each([undefined, false])(
    'is left to browsers and platforms with a gesture of their own: %s',
    (standalone) => {
      begin(standalone);
      expect(pull()).toBe(false);
      expect(refetch).not.toHaveBeenCalled();
    },
  );

  it.each([
    ['a little', { down: 60 }],
    ['up', { down: -120 }],
    ['across', { down: 100, across: 160 }],
  ])('%s stays as it is', (_, way) => {
    begin(true);
    pull(way);
    expect(refetch).not.toHaveBeenCalled();
    expect(document.querySelector('[role="status"]')).toBeNull();
  });

  it('does not take the gesture from a dialog, or from what scrolls by itself', () => {
    begin(true);
    document.body.innerHTML = '<div role="dialog"><p></p></div><div style="overflow-y: auto"><b></b></div>';
    const scroller = document.querySelector('div + div') ?? document.body;
    Object.defineProperty(scroller, 'scrollHeight', { value: 500 });
    for (const on of document.querySelectorAll('p, b')) expect(pull({ on })).toBe(false);
    expect(refetch).not.toHaveBeenCalled();
  });

  it('stays as it is once the member has left', () => {
    begin(true);
    end();
    expect(pull()).toBe(false);
  });
});
