import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { MemberArchive } from '../../../../shared/model/archive.ts';
import { fakeServer, json, type Replies, refusal } from '../../testing/fake-server.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { settingsReplies } from '../../testing/settings.ts';

const STATE = 'GET /users/me/export';
const REQUEST = 'POST /users/me/export';

const running: MemberArchive = { state: 'running', requestedAt: '2026-11-20T08:00:00.000Z' };
const ready: MemberArchive = {
  ...running,
  state: 'ready',
  readyAt: '2026-11-20T08:01:00.000Z',
  validUntil: '2026-11-21T08:01:00.000Z',
  nextAt: '2026-11-21T08:00:00.000Z',
  bytes: 12_582_912,
  url: 'https://bucket.test/exports/a.zip?signed',
};

const open = (replies: Replies = {}) => {
  const server = fakeServer({
    ...settingsReplies,
    [STATE]: () => json({ state: 'none' }),
    ...replies,
  });
  return { server, ...renderApp('/settings') };
};

const section = async () => within(await screen.findByRole('region', { name: 'Your data' }));

describe("the member's data", () => {
  it('is asked for once, and then says that it is being put together', async () => {
    const { server, user } = open({ [REQUEST]: () => json(running, 202) });
    const data = await section();
    await user.click(await data.findByRole('button', { name: 'Request your data' }));
    expect(await data.findByText(/^Your data is being put together/)).toBeInTheDocument();
    expect(data.getByRole('status')).toHaveTextContent('we mail you when it is ready');
    expect(data.queryByRole('button')).not.toBeInTheDocument();
    expect(server.to(REQUEST)).toHaveLength(1);
  });

  it('is looked at again while it is being put together', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    open({ [STATE]: [() => json(running), () => json(ready)] });
    const data = await section();
    expect(await data.findByText(/being put together/)).toBeInTheDocument();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(await data.findByText(/^Your data is ready \(12 MB\)/)).toBeInTheDocument();
    vi.useRealTimers();
  });

  it('is a link when it is ready, with its size and how long it works', async () => {
    open({ [STATE]: () => json(ready) });
    const data = await section();
    expect(await data.findByRole('link', { name: 'Download' })).toHaveAttribute('href', ready.url);
    expect(data.getByRole('status')).toHaveTextContent(
      /Your data is ready \(12 MB\)\. Download it by Nov 2[0-9], 2026.*You can ask for it again from Nov 2/,
    );
    expect(data.queryByRole('button')).not.toBeInTheDocument();
  });

  it('can be asked for again when it has failed, or once a day is over', async () => {
    const { user } = open({
      [STATE]: () => json({ state: 'failed' }),
      [REQUEST]: () => json(running, 202),
    });
    const data = await section();
    expect(await data.findByText(/could not be put together/)).toBeInTheDocument();
    await user.click(data.getByRole('button', { name: 'Try again' }));
    expect(await data.findByText(/being put together/)).toBeInTheDocument();
  });

  it('says why it was refused, and shows what another tab has asked for', async () => {
    const tooSoon = 'You can ask for your data once a day. Please try again later.';
    const { user, toasts } = open({
      [STATE]: [() => json({ state: 'none' }), () => json(ready)],
      [REQUEST]: () => refusal(429, tooSoon, 'ARCHIVE_TOO_SOON', { 'retry-after': '3600' }),
    });
    const data = await section();
    await user.click(await data.findByRole('button', { name: 'Request your data' }));
    await waitFor(() => expect(toasts()).toEqual([tooSoon]));
    expect(await data.findByRole('link', { name: 'Download' })).toBeInTheDocument();
  });

  it('can be looked at again when that has failed', async () => {
    const { user } = open({ [STATE]: [() => refusal(403, 'Broken'), () => json(ready)] });
    const data = await section();
    expect(await data.findByText('The state of your data could not be loaded')).toBeInTheDocument();
    await user.click(data.getByRole('button', { name: 'Retry' }));
    expect(await data.findByRole('link', { name: 'Download' })).toBeInTheDocument();
  });
});
