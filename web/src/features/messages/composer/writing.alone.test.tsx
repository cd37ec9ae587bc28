import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { keptFiles } from '../../../api/kept-files.ts';
import { conversation, conversationId, messageOf } from '../../../testing/conversations.ts';
import { fakeBucket } from '../../../testing/fake-bucket.ts';
import { json, refusal, unreachable } from '../../../testing/fake-server.ts';
import {
  field,
  GET,
  LIST,
  list,
  lookAtComputer,
  MESSAGES,
  never,
  newestFirst,
  rows,
  SEND,
  STATUS,
  seen,
  write,
} from '../../../testing/messages.tsx';
import { daniel, maya, profileOf } from '../../../testing/people.ts';

vi.mock('virtua', async () => ({ Virtualizer: (await import('../../../testing/messages.tsx')).AllRows }));

lookAtComputer();

/** Files that are kept, in memory: the test environment has no caches. */
function keepInMemory(): Map<string, File> {
  const kept = new Map<string, File>();
  vi.spyOn(keptFiles, 'keep').mockImplementation(async (id, file) => kept.set(id, file).has(id));
  vi.spyOn(keptFiles, 'read').mockImplementation(async (id) => kept.get(id));
  vi.spyOn(keptFiles, 'drop').mockImplementation(async (id) => kept.delete(id));
  return kept;
}

describe('writing', () => {
  const sent = messageOf(3, maya._id, 'Ninety.');

  it('shows a message at once, and sends it once', async () => {
    let arrive = (_: Response) => {};
    const { user, server } = seen({
      [SEND]: () =>
        new Promise<Response>((resolve) => {
          arrive = resolve;
        }),
    });
    await screen.findByRole('button', { name: /^Actions: How many/ });
    await user.type(await field(), 'Ninety.{Enter}');
    expect(await rows().findByText('Ninety.')).toBeInTheDocument();
    expect(rows().getByText('Sending')).toBeInTheDocument();
    expect(await field()).toHaveValue('');
    await waitFor(() => expect(server.to(SEND)).toHaveLength(1));
    expect(server.to(SEND)[0]?.body).toEqual({ text: 'Ninety.', attachments: [] });
    act(() => arrive(json(sent, 201)));
    await waitFor(() => expect(rows().queryByText('Sending')).not.toBeInTheDocument());
    expect(rows().getAllByText('Ninety.')).toHaveLength(1);
  });

  it('breaks the line with Shift and Enter', async () => {
    const { user, server } = seen();
    await user.type(await field(), 'One{Shift>}{Enter}{/Shift}two');
    expect(await field()).toHaveValue('One\ntwo');
    expect(server.to(SEND)).toHaveLength(0);
  });

  it('keeps the order of several, one call after the other', async () => {
    const bodies: unknown[] = [];
    let nth = 2;
    const { user } = seen({
      [SEND]: ({ body }) => {
        bodies.push(body);
        nth += 1;
        return json(messageOf(nth, maya._id, `reply ${nth}`), 201);
      },
    });
    await screen.findByRole('button', { name: /^Actions: How many/ });
    for (const text of ['a', 'b', 'c']) await user.type(await field(), `${text}{Enter}`);
    await waitFor(() => expect(bodies).toHaveLength(3));
    expect(bodies).toEqual(['a', 'b', 'c'].map((text) => ({ text, attachments: [] })));
    await waitFor(() => expect(rows().queryByText('Sending')).not.toBeInTheDocument());
  });

  it('loses nothing when it fails: sent again, it has the same key, and those behind it follow', async () => {
    let nth = 2;
    const { user, server } = seen({
      [SEND]: [
        () => refusal(429, 'Please wait a moment'),
        ({ body: _ }) => {
          nth += 1;
          return json(messageOf(nth, maya._id, `reply ${nth}`), 201);
        },
      ],
    });
    await screen.findByRole('button', { name: /^Actions: How many/ });
    await write(user, 'First');
    expect(await rows().findByText('Not sent: Please wait a moment')).toBeInTheDocument();
    await user.click(rows().getByRole('button', { name: 'Retry: First' }));
    await waitFor(() => expect(server.to(SEND)).toHaveLength(2));
    const keys = server.to(SEND).map(({ headers }) => headers.get('idempotency-key'));
    expect(new Set(keys).size).toBe(1);
    await waitFor(() => expect(rows().queryByText(/^Not sent/)).not.toBeInTheDocument());
  });

  it('gives up what could not be sent when its writer says so', async () => {
    const { user } = seen({ [SEND]: () => refusal(403, 'Not connected', 'NOT_CONNECTED') });
    await screen.findByRole('button', { name: /^Actions: How many/ });
    await write(user, 'First');
    await user.click(await rows().findByRole('button', { name: 'Discard: First' }));
    expect(rows().queryByText('First')).not.toBeInTheDocument();
  });

  it('keeps what has not arrived over a reload', async () => {
    const first = seen({ [SEND]: never });
    await screen.findByRole('button', { name: /^Actions: How many/ });
    await write(first.user, 'Interrupted');
    await rows().findByText('Sending');
    expect(localStorage.getItem('hearth.left')).toContain('Interrupted');
  });

  it('keeps a draft for its conversation when the screen is left', async () => {
    const { user, go } = seen({ 'GET /posts': () => json([]) });
    await user.type(await field(), 'Half a thought');
    await go('/');
    await go(`/messages/${conversationId}`);
    expect(await field()).toHaveValue('Half a thought');
  });

  it('keeps the files of a message over a reload, without a question before, until it is sent', async () => {
    const kept = keepInMemory();
    fakeBucket(200);
    vi.stubGlobal('createImageBitmap', async () => ({ width: 64, height: 48, close() {} }));
    const reload = () => {
      cleanup();
      return seen({
        'POST /uploads': () =>
          json({ url: '/put', method: 'PUT', headers: {}, path: '/media/plan', expiresIn: 300 }),
        [SEND]: () => json(messageOf(3, maya._id, ''), 201),
      });
    };
    const { user } = reload();
    await field();
    const plan = new File(['words'], 'plan.pdf', { type: 'application/pdf' });
    await user.upload(screen.getByLabelText('Add photos, a video or documents', { selector: 'input' }), plan);
    expect(await screen.findByText('plan.pdf')).toBeInTheDocument();
    await waitFor(() =>
      expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(true),
    );
    const { user: later, server } = reload();
    expect(await screen.findByText('plan.pdf')).toBeInTheDocument();
    await later.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() =>
      expect(server.to(SEND)[0]?.body).toMatchObject({
        attachments: [{ kind: 'document', name: 'plan.pdf' }],
      }),
    );
    await waitFor(() => expect(screen.queryByText('plan.pdf')).not.toBeInTheDocument());
    reload();
    await field();
    expect(screen.queryByText('plan.pdf')).not.toBeInTheDocument();
    expect(kept.size).toBe(0);
    vi.unstubAllGlobals();
  });

  it('refuses more than there is room for, and keeps it', async () => {
    const { user, server } = seen();
    const text = 'x'.repeat(5_001);
    fireEvent.change(await field(), { target: { value: text } });
    expect(screen.getByText('5,001 / 5,000')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText('A message can have at most 5,000 characters')).toBeInTheDocument();
    expect(server.to(SEND)).toHaveLength(0);
  });

  it.each([
    ['they are not connected', { [STATUS]: () => json({ status: 'none' }) }, maya, /once you are connected/],
    [
      'the other has left',
      { [GET]: () => json({ ...conversation, member: { ...daniel, username: '', name: 'Deleted member' } }) },
      maya,
      /has left Hearth/,
    ],
    [
      'the account is suspended',
      {},
      { ...maya, suspension: { until: '2026-12-31T00:00:00.000Z', reason: 'spam' as const } },
      /^Your account is suspended, so/,
    ],
  ])('is not offered when %s', async (_, replies, viewer, sentence) => {
    seen(replies, undefined, viewer);
    expect(await screen.findByText(sentence)).toBeInTheDocument();
    expect(screen.queryByRole('textbox', { name: /^Write to/ })).not.toBeInTheDocument();
  });
});

describe('a first message', () => {
  const path = `/messages/${conversationId}?with=daniel`;
  const START = 'POST /conversations';
  const first = messageOf(1, maya._id, 'Hello Daniel');
  const begun = { ...conversation, lastMessage: first, readByOther: null, readByMe: null };

  it('begins the conversation, about an application where there is one', async () => {
    const { user, server } = seen(
      {
        [LIST]: () => list([]),
        [GET]: [() => refusal(404, 'Conversation not found'), () => json(begun)],
        [MESSAGES]: () => newestFirst(first),
        'GET /users/daniel': () => json(profileOf({ ...maya, ...daniel })),
        [START]: () => json({ conversation: begun, message: first }, 201),
      },
      `${path}&application=${'a'.repeat(48)}`,
    );
    expect(
      await screen.findByRole('heading', { name: 'Write the first message to Daniel Okafor' }),
    ).toBeInTheDocument();
    await write(user, 'Hello Daniel');
    await waitFor(() => expect(server.to(START)).toHaveLength(1));
    expect(server.to(START)[0]?.body).toEqual({
      text: 'Hello Daniel',
      attachments: [],
      memberId: daniel._id,
      applicationId: 'a'.repeat(48),
    });
    expect(await rows().findByText('Hello Daniel')).toBeInTheDocument();
  });

  it('says before the first message which application it is about', async () => {
    const applicationId = `${'a'.repeat(16)}${daniel._id}${'r'.repeat(16)}`;
    const row = {
      _id: applicationId,
      project: { _id: 'project000000001', name: 'Tidewise', poster: '' },
      roleTitle: 'Designer',
      status: 'pending',
      stage: 'seen',
    };
    const { server } = seen(
      {
        [LIST]: () => list([]),
        [GET]: () => refusal(404, 'Conversation not found'),
        'GET /users/daniel': () => json(profileOf({ ...maya, ...daniel })),
        'GET /people/applications': () => json({ applications: [row] }),
      },
      `${path}&application=${applicationId}`,
    );
    const chip = await screen.findByRole('link', { name: 'Tidewise · Designer · Seen' });
    expect(chip).toHaveAttribute('href', '/projects/project000000001');
    expect(server.to('GET /people/applications')[0]?.search.get('role')).toBe('r'.repeat(16));
  });

  it('is not possible to somebody who is not there', async () => {
    seen(
      { [GET]: () => refusal(404, 'No'), 'GET /users/daniel': () => refusal(404, 'User profile not found') },
      path,
    );
    expect(await screen.findByRole('heading', { name: 'Conversation not found' })).toBeInTheDocument();
  });

  it('waits while the network is gone', async () => {
    const { user } = seen({ [SEND]: unreachable });
    await screen.findByRole('button', { name: /^Actions: How many/ });
    await write(user, 'Into the void');
    expect(await rows().findByText('Sending')).toBeInTheDocument();
  });
});
