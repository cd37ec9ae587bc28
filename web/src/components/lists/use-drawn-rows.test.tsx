import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { useDrawnRows } from './use-drawn-rows.ts';

function Rows({ isNew }: { isNew: boolean }) {
  return useDrawnRows(['a', 'b', 'c', 'd'], 2, isNew).join('');
}

it('draws the first of the rows that have just arrived at once, and the others soon after', async () => {
  // What is drawn before any effect runs.
  expect(renderToString(<Rows isNew />)).toBe('ab');
  render(<Rows isNew />);
  expect(await screen.findByText('abcd')).toBeInTheDocument();
});

it('draws rows at once that were there before, so that the screen is as long as it was', () => {
  expect(renderToString(<Rows isNew={false} />)).toBe('abcd');
});
