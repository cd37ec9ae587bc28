import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { REQUEST_POLL } from '../../../../shared/limits.ts';
import { fakeServer, json, type Replies, refusal } from '../../testing/fake-server.ts';
import { mainLink } from '../../testing/main-link.ts';
import { daniel, maya } from '../../testing/people.ts';
import { renderApp } from '../../testing/render-app.tsx';

const requestId = 'r'.repeat(48);
const request = { _id: requestId, sender: daniel, createdAt: '2026-01-02T00:00:00.000Z' };
const lena = { ...daniel, _id: 'lena000000000001', username: 'lena', name: 'Lena Hoffmann' };
const ACCEPT = `PUT /connections/accept/${requestId}`;
const REJECT = `PUT /connections/reject/${requestId}`;
const REQUESTS = 'GET /connections/requests';
const LIST = 'GET /connections';

const network = (replies: Replies = {}) => {
  const server = fakeServer({
    'GET /auth/me': () => json(maya),
    [REQUESTS]: () => json([request]),
    [LIST]: () => json([lena]),
    ...replies,
  });
  return { server, ...renderApp('/network') };
};

const requests = () => screen.findByRole('region', { name: /^Requests/ });
const inRequests = async () => within(await requests());

afterEach(() => vi.useRealTimers());

describe('requests', () => {
  it('are counted in the top bar and leave when accepted, for the connections', async () => {
    const { user, toasts } = network({
      [REQUESTS]: [() => json([request]), () => json([])],
      [LIST]: [() => json([lena]), () => json([daniel, lena])],
      [ACCEPT]: () => json({ message: 'ok' }),
    });
    expect(await mainLink('My Network , 1 new')).toBeInTheDocument();
    await user.click(await (await inRequests()).findByRole('button', { name: /^Accept/ }));
    await waitFor(() => expect(toasts()).toEqual(['Connection request accepted']));
    expect(await (await inRequests()).findByText('No Connection Requests')).toBeInTheDocument();
    expect(await mainLink('My Network')).toBeInTheDocument();
    const mine = await screen.findByRole('list', { name: 'My Connections' });
    expect(await within(mine).findByText('Daniel Okafor')).toBeInTheDocument();
  });

  it('leave when rejected, without a connection', async () => {
    const { server, user, toasts } = network({
      [REQUESTS]: [() => json([request]), () => json([])],
      [REJECT]: () => json({ message: 'ok' }),
    });
    await user.click(await (await inRequests()).findByRole('button', { name: /^Reject/ }));
    await waitFor(() => expect(toasts()).toEqual(['Connection request rejected']));
    expect(await (await inRequests()).findByText('No Connection Requests')).toBeInTheDocument();
    expect(await requests()).toHaveFocus();
    expect(server.to(LIST)).toHaveLength(1);
  });

  it('stay when the answer fails', async () => {
    const { user, toasts } = network({
      [ACCEPT]: () => refusal(400, 'This request has already been processed'),
      [`GET /connections/status/${daniel._id}`]: () => json({ status: 'pending_recipient', requestId }),
    });
    await user.click(await (await inRequests()).findByRole('button', { name: /^Accept/ }));
    await waitFor(() => expect(toasts()).toEqual(['This request has already been processed']));
    expect((await inRequests()).getByRole('button', { name: /^Accept/ })).toBeInTheDocument();
  });

  it('are shown a few at first, the rest on demand', async () => {
    const many = Array.from({ length: 9 }, (_, nth) => ({
      ...request,
      _id: `${nth}`.repeat(48),
      sender: { ...daniel, _id: `daniel000000000${nth}` },
    }));
    const { user } = network({ [REQUESTS]: () => json(many) });
    expect(await (await inRequests()).findAllByRole('listitem')).toHaveLength(6);
    await user.click(screen.getByRole('button', { name: 'Show more requests' }));
    expect((await inRequests()).getAllByRole('listitem')).toHaveLength(9);
  });

  it('are asked for again every 15 seconds while somebody looks', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { server } = network();
    await mainLink('My Network , 1 new');
    const before = server.to(REQUESTS).length;
    await vi.advanceTimersByTimeAsync(REQUEST_POLL + 1);
    expect(server.to(REQUESTS).length).toBe(before + 1);
  });

  it('offer to try again when they cannot be loaded', async () => {
    const { user } = network({ [REQUESTS]: [() => refusal(403, 'No'), () => json([request])] });
    await user.click(await (await inRequests()).findByRole('button', { name: 'Retry' }));
    expect(await (await inRequests()).findByText('Daniel Okafor')).toBeInTheDocument();
  });
});

describe('the rest of My Network', () => {
  it('leads to the recommendations', async () => {
    network();
    expect(await screen.findByRole('heading', { name: 'Discover Suggested People' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'View Recommendations' })).toHaveAttribute(
      'href',
      '/recommendations',
    );
  });

  it('lets go of a connection after asking', async () => {
    const { user, toasts } = network({
      [`DELETE /connections/${lena._id}`]: () => json({ message: 'ok', updatedConnectionCount: 0 }),
    });
    const mine = await screen.findByRole('list', { name: 'My Connections' });
    await user.click(within(mine).getByRole('button', { name: /^Connected/ }));
    await user.click(await screen.findByRole('button', { name: 'Remove connection' }));
    await waitFor(() => expect(toasts()).toEqual(['Connection removed']));
    expect(screen.queryByText('Lena Hoffmann')).not.toBeInTheDocument();
  });

  it('opens its sidebar by a toggle', async () => {
    const { user } = network();
    const toggle = await screen.findByRole('button', { name: 'Your profile' });
    expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await user.click(toggle);
    expect(toggle).toHaveAttribute('aria-expanded', 'true');
  });
});
