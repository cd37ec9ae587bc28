import { MantineProvider } from '@mantine/core';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { lazyPart } from './lazy-part.tsx';
import { PartBoundary } from './PartBoundary.tsx';

const Field = ({ label }: { label: string }) => <input aria-label={label} />;
const found = { default: Field };
const gone = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

beforeEach(() => {
  // React tells the console of every failure, those that a boundary has caught included.
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

it('keeps a failure to itself, and fetches again in place', async () => {
  const load = vi
    .fn(() => Promise.resolve(found))
    .mockImplementationOnce(gone)
    .mockImplementationOnce(gone);
  const Part = lazyPart(load);
  render(
    <>
      <p>The rest of the screen</p>
      <PartBoundary>
        <Part label="Words" />
      </PartBoundary>
    </>,
    { wrapper: MantineProvider },
  );
  const retry = () => userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('This part could not be loaded.');
  expect(screen.getByText('The rest of the screen')).toBeInTheDocument();
  await retry();
  expect(await screen.findByRole('alert')).toBeInTheDocument();
  await retry();
  expect(await screen.findByLabelText('Words')).toBeInTheDocument();
  expect(load).toHaveBeenCalledTimes(3);
});

it('fetches again when it is shown the next time', async () => {
  const load = vi.fn(() => Promise.resolve(found)).mockImplementationOnce(gone);
  const Part = lazyPart(load);
  function Panel() {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <button type="button" aria-expanded={isOpen} onClick={() => setOpen(true)}>
          Open
        </button>
        {isOpen && (
          <PartBoundary failed={() => null} onFail={() => setOpen(false)}>
            <Part label="Words" />
          </PartBoundary>
        )}
      </>
    );
  }
  render(<Panel />);
  const closed = () => screen.findByRole('button', { name: 'Open', expanded: false });
  await userEvent.click(await closed());
  await userEvent.click(await closed());
  expect(await screen.findByLabelText('Words')).toBeInTheDocument();
});

it('shows at once when its code is there', async () => {
  const Part = lazyPart(() => Promise.resolve(found));
  await Part.preload();
  render(<Part label="Words" />);
  expect(screen.getByLabelText('Words')).toBeInTheDocument();
});

it('keeps what is typed into it while its code is fetched once more', async () => {
  const Part = lazyPart(() => Promise.resolve(found));
  const part = (
    <PartBoundary>
      <Part label="Words" />
    </PartBoundary>
  );
  const { rerender } = render(part);
  await userEvent.type(await screen.findByLabelText('Words'), 'Half a thought');
  await Part.preload();
  rerender(part);
  expect(screen.getByLabelText('Words')).toHaveValue('Half a thought');
});
