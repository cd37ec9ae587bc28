import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MESSAGE_POLL } from '../../../../shared/limits.ts';
import type { Conversation, Message } from '../../../../shared/model/conversation.ts';
import { keptFiles } from '../../api/kept-files.ts';
import { addMessage } from '../../entities/conversation/conversation-cache.ts';
import { answer, conversation, conversationId, messageOf, question } from '../../testing/conversations.ts';
import { fakeBucket } from '../../testing/fake-bucket.ts';
import { fakeServer, json, type Replies, refusal, unreachable } from '../../testing/fake-server.ts';
import { daniel, maya, profileOf } from '../../testing/people.ts';
import { renderApp } from '../../testing/render-app.tsx';
import type { Item } from './thread/items.ts';

// The test environment has no sizes: nothing would be near the window.
vi.mock('virtua', () => ({
  Virtualizer: ({ data, children }: { data: Item[]; children: (item: Item) => ReactElement }) =>
    data.map(children),
}));

/** Files that are kept, in memory: the test environment has no caches. */
function keepInMemory(): Map<string, File> {
  const kept = new Map<string, File>();
  vi.spyOn(keptFiles, 'keep').mockImplementation(async (id, file) => kept.set(id, file).has(id));
  vi.spyOn(keptFiles, 'read').mockImplementation(async (id) => kept.get(id));
  vi.spyOn(keptFiles, 'drop').mockImplementation(async (id) => kept.delete(id));
  return kept;
}

const LIST = 'GET /conversations';
const GET = `GET /conversations/${conversationId}`;
const MESSAGES = `GET /conversations/${conversationId}/messages`;
const SEND = `POST /conversations/${conversationId}/messages`;
const READ = `PUT /conversations/${conversationId}/read`;
const ARCHIVE = `PUT /conversations/${conversationId}/archive`;
const STATUS = `GET /connections/status/${daniel._id}`;

const newestFirst = (...rows: Message[]) => json(rows.toReversed());
const list = (rows: Conversation[], unread = 0, link?: string) =>
  json(rows, 200, { 'x-unread-count': String(unread), ...(link && { link }) });
const { DOCUMENT_POSITION_FOLLOWING: FOLLOWING, DOCUMENT_POSITION_PRECEDING: PRECEDING } = Node;
const never = () => new Promise<Response>(() => {});

const seen = (replies: Replies = {}, path = `/messages/${conversationId}`, viewer = maya) => {
  const server = fakeServer({
    'GET /auth/me': () => json(viewer),
    [LIST]: () => list([conversation]),
    [GET]: () => json(conversation),
    [MESSAGES]: () => newestFirst(question, answer),
    [STATUS]: () => json({ status: 'connected' }),
    [READ]: () => json({ unread: 0 }),
    ...replies,
  });
  return { server, ...renderApp(path) };
};

const rows = () => within(screen.getByRole('region', { name: 'Messages with Daniel Okafor' }));
const field = () => screen.findByRole('textbox', { name: 'Write to Daniel Okafor' });
const write = async (user: ReturnType<typeof seen>['user'], text: string) => {
  await user.type(await field(), text);
  await user.click(screen.getByRole('button', { name: 'Send' }));
};

beforeEach(() => {
  vi.spyOn(document, 'hasFocus').mockReturnValue(true);
  // As on a computer: Enter sends.
  vi.spyOn(window, 'matchMedia').mockImplementation((media) => ({
    ...new EventTarget(),
    media,
    matches: media.includes('fine'),
    onchange: null,
    addListener() {},
    removeListener() {},
    addEventListener() {},
    removeEventListener() {},
    dispatchEvent: () => true,
  }));
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe('the list', () => {
  const news = { ...conversation, lastMessage: question, unread: 3 };

  it('says with whom, what was said last, and how much is unread', async () => {
    seen({ [LIST]: () => list([news], 1) }, '/messages');
    const link = await screen.findByRole('link', { name: /Daniel Okafor.*How many farmers.*3 unread/ });
    expect(link).toHaveAttribute('href', `/messages/${conversationId}`);
    expect(screen.getByRole('heading', { level: 1, name: 'Messages' })).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Choose a conversation' })).toBeInTheDocument();
    expect(screen.getAllByRole('link', { name: 'Messages , 1 new' })[0]).toBeInTheDocument();
  });

  it('counts nothing of somebody who is muted, and says that they are', async () => {
    seen({ [LIST]: () => list([{ ...news, muted: true }]) }, '/messages');
    const link = await screen.findByRole('link', { name: /Daniel Okafor.*Muted/ });
    expect(link).not.toHaveTextContent('unread');
  });

  it.each([
    ['one’s own words', answer, /You: Twelve/],
    [
      'a picture',
      { ...question, text: '', attachments: [{ kind: 'image' as const, url: '/media/a', alt: '' }] },
      /Photo/,
    ],
    ['a deleted message', { ...question, text: '', deleted: true }, /Message deleted/],
  ])('has a line for %s', async (_, lastMessage, line) => {
    seen({ [LIST]: () => list([{ ...conversation, lastMessage }]) }, '/messages');
    expect(await screen.findByRole('link', { name: line })).toBeInTheDocument();
  });

  it('names the application that the two talk about', async () => {
    const application = {
      _id: 'a'.repeat(48),
      projectId: 'project000000001',
      projectName: 'Tidewise',
      roleTitle: 'Designer',
      status: 'pending' as const,
      stage: 'seen' as const,
    };
    seen({ [LIST]: () => list([{ ...conversation, applications: [application] }]) }, '/messages');
    expect(await screen.findByRole('link', { name: /Tidewise · Designer · Seen/ })).toBeInTheDocument();
  });

  it('goes on page by page, and has the archived ones behind a switch', async () => {
    const older = { ...conversation, _id: 'o'.repeat(32), member: { ...daniel, name: 'Lena Berg' } };
    const { user } = seen(
      {
        [LIST]: ({ search }) => {
          if (search.get('archived') === 'true') return list([{ ...older, archived: true }]);
          return search.has('cursor')
            ? list([older])
            : list([conversation], 0, '</api/v1/conversations?cursor=second>; rel="next"');
        },
      },
      '/messages',
    );
    await user.click(await screen.findByRole('button', { name: 'Show more conversations' }));
    expect(await screen.findByRole('link', { name: /Lena Berg/ })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Archived' }));
    const archive = within(await screen.findByRole('navigation', { name: 'Archived' }));
    expect(await archive.findByRole('link', { name: /Lena Berg/ })).toBeInTheDocument();
    expect(archive.queryByRole('link', { name: /Daniel/ })).not.toBeInTheDocument();
  });

  it('leads from one conversation to the next by arrow keys', async () => {
    const older = { ...conversation, _id: 'o'.repeat(32), member: { ...daniel, name: 'Lena Berg' } };
    const { user } = seen({ [LIST]: () => list([conversation, older]) }, '/messages');
    const first = await screen.findByRole('link', { name: /Daniel/ });
    first.focus();
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('link', { name: /Lena Berg/ })).toHaveFocus();
    await user.keyboard('{ArrowUp}{ArrowUp}');
    expect(first).toHaveFocus();
  });

  it('says so when there is nothing, and where to begin', async () => {
    seen({ [LIST]: () => list([]) }, '/messages');
    expect(await screen.findByRole('heading', { name: 'No conversations yet' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'My connections' })).toHaveAttribute('href', '/connections/maya');
  });

  it('offers to try again when it cannot be loaded', async () => {
    const { user } = seen({ [LIST]: [() => refusal(403, 'No'), () => list([conversation])] }, '/messages');
    await user.click(await screen.findByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('link', { name: /Daniel/ })).toBeInTheDocument();
  });

  it('is no entry of the bar for the administrator', async () => {
    seen({ 'GET /posts': () => json([]) }, '/', { ...maya, isAdmin: true });
    await screen.findAllByRole('link', { name: /^Notifications/ });
    expect(screen.queryByRole('link', { name: /^Messages/ })).not.toBeInTheDocument();
  });
});

describe('a conversation', () => {
  it('shows the messages by day, links in them, who the other is, and what they have read', async () => {
    seen();
    expect(await screen.findByRole('heading', { level: 1, name: 'Daniel Okafor' })).toBeInTheDocument();
    expect(await screen.findByRole('button', { name: /^Actions: How many/ })).toBeInTheDocument();
    expect(rows().getByText('How many farmers?')).toBeInTheDocument();
    expect(rows().getByRole('link', { name: 'https://tidewise.example/farmers' })).toBeInTheDocument();
    expect(rows().getByText(/January 5/)).toBeInTheDocument();
    expect(rows().queryByText('Read')).not.toBeInTheDocument();
    expect(document.title).toContain('Daniel Okafor');
  });

  it('says under the newest own message that the other has read it', async () => {
    seen({ [GET]: () => json({ ...conversation, readByOther: answer._id }) });
    expect(await screen.findByText('Read')).toBeInTheDocument();
  });

  it('marks what is unread, and reads it while somebody looks', async () => {
    const news = messageOf(3, daniel._id, 'And next year?');
    const unread = { ...conversation, lastMessage: news, unread: 1, updatedAt: news.createdAt };
    const { server } = seen({
      [LIST]: () => list([unread], 1),
      [GET]: () => json(unread),
      [MESSAGES]: () => newestFirst(question, answer, news),
    });
    expect(await screen.findByText('New messages')).toBeInTheDocument();
    await waitFor(() => expect(server.to(READ)).toHaveLength(1));
    expect(server.to(READ)[0]?.body).toEqual({ messageId: news._id });
    await waitFor(() =>
      expect(screen.getAllByRole('link', { name: 'Messages' })[0]).toHaveAttribute('href', '/messages'),
    );
    expect(screen.getByText('New messages')).toBeInTheDocument();
  });

  it('says how many are unread where the first of them is not loaded yet, and then where they begin', async () => {
    const many = Array.from({ length: 33 }, (_, nth) => messageOf(nth + 1, daniel._id, `News ${nth + 1}`));
    const [earlier, shown] = [many.slice(0, 3), many.slice(3)];
    const { user } = seen({
      [GET]: () =>
        json({ ...conversation, lastMessage: many[32], unread: 32, readByMe: many[0]?._id ?? null }),
      [MESSAGES]: ({ search }) =>
        search.has('cursor')
          ? newestFirst(...earlier)
          : json(shown.toReversed(), 200, {
              link: `</api/v1/conversations/${conversationId}/messages?cursor=older>; rel="next"`,
            }),
    });
    const line = await screen.findByText('32 new messages');
    expect(line.compareDocumentPosition(rows().getByText('News 4'))).toBe(FOLLOWING);
    await user.click(rows().getByRole('button', { name: 'Show earlier messages' }));
    const begins = await screen.findByText('New messages');
    expect(begins.compareDocumentPosition(rows().getByText('News 1'))).toBe(PRECEDING);
    expect(begins.compareDocumentPosition(rows().getByText('News 2'))).toBe(FOLLOWING);
  });

  it('reads nothing while nobody looks', async () => {
    vi.spyOn(document, 'hasFocus').mockReturnValue(false);
    const { server } = seen({ [GET]: () => json({ ...conversation, unread: 1, readByMe: null }) });
    await screen.findByRole('button', { name: /^Actions: How many/ });
    expect(server.to(READ)).toHaveLength(0);
    vi.spyOn(document, 'hasFocus').mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event('focus')));
    await waitFor(() => expect(server.to(READ)).toHaveLength(1));
  });

  it('looks for news every few seconds, reads messages when there are some, and says them aloud', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const news = messageOf(3, daniel._id, 'And next year?');
    const { server } = seen({
      [GET]: [() => json(conversation), () => json({ ...conversation, lastMessage: news })],
      [MESSAGES]: [() => newestFirst(question, answer), () => newestFirst(question, answer, news)],
    });
    await screen.findByRole('button', { name: /^Actions: How many/ });
    expect(server.to(MESSAGES)).toHaveLength(1);
    await act(() => vi.advanceTimersByTimeAsync(MESSAGE_POLL));
    expect(await rows().findByText('And next year?')).toBeInTheDocument();
    expect(screen.getByText('Daniel Okafor: And next year?')).toBeInTheDocument();
    vi.useRealTimers();
  });

  it('shows a message that is pushed, in the list too', async () => {
    const { client } = seen();
    await screen.findByRole('button', { name: /^Actions: How many/ });
    act(() => addMessage(client, conversationId, messageOf(3, daniel._id, 'Pushed')));
    expect(await rows().findByText('Pushed')).toBeInTheDocument();
    const nav = within(screen.getByRole('navigation', { name: 'Messages' }));
    expect(nav.getByRole('link', { name: /Daniel Okafor.*Pushed/ })).toBeInTheDocument();
  });

  it('deletes an own message after a question, in its place', async () => {
    const { user, server } = seen({
      [`DELETE /conversations/${conversationId}/messages/${answer._id}`]: () =>
        json({ ...answer, text: '', deleted: true }),
    });
    await user.click(await screen.findByRole('button', { name: /^Actions: Twelve/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete message' }));
    const ask = within(await screen.findByRole('dialog', { name: 'Delete this message?' }));
    await user.click(ask.getByRole('button', { name: 'Delete message' }));
    expect(await rows().findByText('Message deleted')).toBeInTheDocument();
    expect(server.calls.some(({ route }) => route.startsWith('DELETE'))).toBe(true);
  });

  it('brings a message back whose deletion fails', async () => {
    const { user, toasts } = seen({
      [`DELETE /conversations/${conversationId}/messages/${answer._id}`]: () => refusal(409, 'Try again'),
    });
    await user.click(await screen.findByRole('button', { name: /^Actions: Twelve/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete message' }));
    const ask = within(await screen.findByRole('dialog', { name: 'Delete this message?' }));
    await user.click(ask.getByRole('button', { name: 'Delete message' }));
    await waitFor(() => expect(toasts()).toEqual(['Try again']));
    expect(rows().getByText(/^Twelve/)).toBeInTheDocument();
  });

  it('offers only to copy what the other has written', async () => {
    const { user, toasts } = seen();
    await user.click(await screen.findByRole('button', { name: /^Actions: How many/ }));
    expect(await screen.findByRole('menuitem', { name: 'Copy text' })).toBeInTheDocument();
    expect(screen.queryByRole('menuitem', { name: 'Delete message' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('menuitem', { name: 'Copy text' }));
    await waitFor(() => expect(toasts()).toEqual(['Copied']));
    expect(await navigator.clipboard.readText()).toBe('How many farmers?');
  });

  it('is searched, through further pages', async () => {
    const { user } = seen({
      [MESSAGES]: ({ search }) => {
        if (!search.get('search')) return newestFirst(question, answer);
        return search.has('cursor')
          ? newestFirst(question)
          : json([], 200, { link: '</x?cursor=more>; rel="next"' });
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Search this conversation' }));
    await user.type(await screen.findByRole('searchbox', { name: 'Search this conversation' }), 'farmers');
    await user.click(await screen.findByRole('button', { name: 'Search earlier messages' }));
    const found = within(screen.getByRole('region', { name: 'Found messages' }));
    expect(await found.findByText('How many farmers?')).toBeInTheDocument();
    await user.keyboard('{Escape}');
  });

  it('is archived, and brought back', async () => {
    const { user, toasts } = seen({ [ARCHIVE]: () => json({ ...conversation, archived: true }) });
    await user.click(await screen.findByRole('button', { name: 'Archive' }));
    await waitFor(() => expect(toasts()).toEqual(['Conversation archived']));
    expect(await screen.findByRole('button', { name: 'Take out of the archive' })).toBeInTheDocument();
    expect(await screen.findByRole('heading', { name: 'No conversations yet' })).toBeInTheDocument();
  });

  it('that is not there says so', async () => {
    seen({ [GET]: () => refusal(404, 'Conversation not found') });
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Conversation not found' }),
    ).toBeInTheDocument();
  });
});

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
