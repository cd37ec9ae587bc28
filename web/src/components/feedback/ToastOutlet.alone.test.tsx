import { act, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { ToastOutlet } from './ToastOutlet.tsx';
import { SUCCESS_SHOWN, toast } from './toast.ts';

const tries = vi.hoisted(() => vi.fn());
vi.mock('./Toaster.tsx', () => ({
  default: () => {
    tries();
    throw new Error('The toaster does not work');
  },
}));

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.useFakeTimers({ shouldAdvanceTime: true });
});

it('shows what is said plainly without the toaster, and tries the toaster again with the next', async () => {
  render(<ToastOutlet />);
  act(() => toast.success('Post created successfully'));
  expect(await screen.findByText('Post created successfully')).toBeInTheDocument();
  const before = tries.mock.calls.length;
  await act(() => vi.advanceTimersByTimeAsync(SUCCESS_SHOWN));
  expect(screen.queryByText('Post created successfully')).not.toBeInTheDocument();
  act(() => toast.error('Something went wrong'));
  expect(await screen.findByText('Something went wrong')).toBeInTheDocument();
  expect(tries.mock.calls.length).toBeGreaterThan(before);
});
