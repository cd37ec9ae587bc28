import type { QueryClient } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { ConnectionStatus } from '../../../../../shared/model/connection.ts';
import type { CurrentUser } from '../../../../../shared/model/member.ts';
import { api } from '../../../api/client.ts';
import { keyOf } from '../../../api/queries.ts';
import { fakeServer, json, type Replies, refusal } from '../../../testing/fake-server.ts';
import { daniel, maya } from '../../../testing/people.ts';
import { renderPart } from '../../../testing/render-part.tsx';
import { ConnectButton } from './ConnectButton.tsx';
import type { Known } from './use-connection.ts';

const STATUS = `GET /connections/status/${daniel._id}`;
const REQUEST = `POST /connections/request/${daniel._id}`;
const WITHDRAW = `DELETE /connections/request/${daniel._id}`;
const REMOVE = `DELETE /connections/${daniel._id}`;
const requestId = 'r'.repeat(48);
const never = () => new Promise<Response>(() => {});
const done = () => json({ message: 'ok' });

function connectButton(status: ConnectionStatus, replies: Replies = {}, known?: Known) {
  const server = fakeServer({ 'GET /auth/me': () => json(maya), [STATUS]: () => json(status), ...replies });
  const part = <ConnectButton userId={daniel._id} name="Daniel" username="daniel" known={known} />;
  return { server, ...renderPart(part, maya) };
}

const button = (name: RegExp) => screen.findByRole('button', { name });

it('is not there for the administrator, who connects with nobody', () => {
  const server = fakeServer({});
  renderPart(<ConnectButton userId={daniel._id} name="Daniel" username="daniel" />, {
    ...maya,
    username: 'admin',
  });
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(server.calls).toHaveLength(0);
});

describe('the steps between two members', () => {
  it('asks for a connection, shown at once', async () => {
    const { toasts, user } = connectButton({ status: 'none' }, { [REQUEST]: never });
    await user.click(await button(/^Connect with Daniel/));
    expect(await button(/^Pending/)).toHaveAttribute('aria-disabled', 'true');
    expect(toasts()).toEqual([]);
  });

  it.each<[string, ConnectionStatus, string, RegExp, RegExp, string]>([
    ['sends', { status: 'none' }, REQUEST, /^Connect /, /^Pending/, 'Connection request sent successfully'],
    [
      'withdraws',
      { status: 'pending_sender', requestId },
      WITHDRAW,
      /^Pending/,
      /^Connect /,
      'Connection request withdrawn',
    ],
    [
      'accepts',
      { status: 'pending_recipient', requestId },
      `PUT /connections/accept/${requestId}`,
      /^Accept/,
      /^Connected/,
      'Connection request accepted',
    ],
    [
      'rejects',
      { status: 'pending_recipient', requestId },
      `PUT /connections/reject/${requestId}`,
      /^Reject/,
      /^Connect /,
      'Connection request rejected',
    ],
  ])('%s and says so, with the focus where it was', async (_, status, call, from, to, said) => {
    const { server, toasts, user } = connectButton(status, { [call]: done });
    await user.click(await button(from));
    await waitFor(() => expect(toasts()).toEqual([said]));
    expect(await button(to)).toHaveFocus();
    expect(screen.getAllByRole('button')).toHaveLength(1);
    expect(server.to(call)).toHaveLength(1);
  });

  it('removes a connection only after asking', async () => {
    const { server, toasts, user } = connectButton({ status: 'connected' }, { [REMOVE]: done });
    await user.click(await button(/^Connected/));
    const dialog = await screen.findByRole('dialog', { name: 'Remove Daniel from your connections?' });
    expect(server.to(REMOVE)).toHaveLength(0);
    await user.click(within(dialog).getByRole('button', { name: 'Remove connection' }));
    await waitFor(() => expect(toasts()).toEqual(['Connection removed']));
    expect(await button(/^Connect /)).toBeInTheDocument();
  });

  it('does not withdraw by a double click what its first half has sent', async () => {
    const { server, toasts, user } = connectButton({ status: 'none' }, { [REQUEST]: done, [WITHDRAW]: done });
    await user.dblClick(await button(/^Connect /));
    await waitFor(() => expect(toasts()).toHaveLength(1));
    expect(server.to(WITHDRAW)).toHaveLength(0);
    expect(await button(/^Pending/)).toBeInTheDocument();
  });
});

describe('when a step fails', () => {
  it('goes back, says what the server said, and asks how things stand', async () => {
    const { toasts, user } = connectButton(
      { status: 'none' },
      {
        [STATUS]: [() => json({ status: 'none' }), () => json({ status: 'pending_recipient', requestId })],
        [REQUEST]: () => refusal(400, 'A connection request already exists'),
      },
    );
    await user.click(await button(/^Connect /));
    await waitFor(() => expect(toasts()).toEqual(['A connection request already exists']));
    expect(await button(/^Accept/)).toBeInTheDocument();
  });

  it('goes back to the state before when nothing else is known', async () => {
    const { toasts, user } = connectButton(
      { status: 'connected' },
      { [STATUS]: [() => json({ status: 'connected' }), never], [REMOVE]: () => json({}, 400) },
    );
    await user.click(await button(/^Connected/));
    await user.click(await button(/^Remove connection/));
    await waitFor(() => expect(toasts()).toEqual(['An error occurred']));
    expect(await button(/^Connected/)).toBeInTheDocument();
  });

  it('offers to ask again when the state cannot be read', async () => {
    const { user } = connectButton(
      { status: 'none' },
      { [STATUS]: [() => refusal(403, 'No'), () => json({ status: 'none' })] },
    );
    await user.click(await button(/^Retry/));
    expect(await button(/^Connect /)).toBeInTheDocument();
  });
});

describe('what is known already', () => {
  it('is not asked', async () => {
    const { server, user } = connectButton(
      { status: 'connected' },
      { [REQUEST]: done },
      { status: 'none', readAt: Date.now() },
    );
    await user.click(await button(/^Connect /));
    expect(await button(/^Pending/)).toBeInTheDocument();
    expect(server.to(STATUS)).toHaveLength(0);
  });
});

describe('other lists', () => {
  const list = (...rows: unknown[]) => ({ pages: [{ rows, next: undefined }], pageParams: [undefined] });

  it('lose the one who was removed', async () => {
    const { client, user } = connectButton({ status: 'connected' }, { [REMOVE]: done });
    client.setQueryData(keyOf(api.connections.list), list(daniel, { ...daniel, _id: 'other' }));
    await user.click(await button(/^Connected/));
    await user.click(await button(/^Remove connection/));
    await waitFor(() =>
      expect(client.getQueryData(keyOf(api.connections.list))).toEqual(list({ ...daniel, _id: 'other' })),
    );
  });

  it('lose the request that was answered', async () => {
    const accept = `PUT /connections/accept/${requestId}`;
    const { client, user } = connectButton({ status: 'pending_recipient', requestId }, { [accept]: done });
    client.setQueryData(keyOf(api.connections.requests), list({ _id: requestId, sender: daniel }));
    await user.click(await button(/^Accept/));
    await waitFor(() => expect(client.getQueryData(keyOf(api.connections.requests))).toEqual(list()));
  });
});

describe('the number of connections after a request was accepted', () => {
  const accept = `PUT /connections/accept/${requestId}`;
  const countOf = (client: QueryClient) =>
    client.getQueryData<CurrentUser>(keyOf(api.auth.me))?.connectionCount;

  it('is one more at once, and is read again when the server has counted it as well', async () => {
    const counted = { ...maya, connectionCount: maya.connectionCount + 7 };
    const { client, server, user } = connectButton(
      { status: 'pending_recipient', requestId },
      { [accept]: done, 'GET /auth/me': () => json(counted) },
    );
    await user.click(await button(/^Accept/));
    await waitFor(() => expect(countOf(client)).toBe(maya.connectionCount + 1));
    expect(server.to('GET /auth/me')).toHaveLength(0);
    await waitFor(() => expect(countOf(client)).toBe(counted.connectionCount), { timeout: 4_000 });
  });
});

it('shows nothing to the member themselves', () => {
  fakeServer({});
  renderPart(<ConnectButton userId={maya._id} name="Maya" username="maya" />, maya);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
