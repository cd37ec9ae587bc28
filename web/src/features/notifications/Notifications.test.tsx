import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { NOTIFICATION_POLL_FEED, NOTIFICATION_POLL_PAGE } from '../../../../shared/limits.ts';
import { conversationId } from '../../testing/conversations.ts';
import { fakeServer, json, type Replies, refusal, unreachable } from '../../testing/fake-server.ts';
import { daniel, maya, notification } from '../../testing/people.ts';
import { usualPreferences } from '../../testing/preferences.ts';
import { renderApp } from '../../testing/render-app.tsx';

const LIST = 'GET /notifications';
const READ = `PUT /notifications/${notification._id}/read`;
const DELETE = `DELETE /notifications/${notification._id}`;
const READ_ALL = 'PUT /notifications/read-all';

const older = {
  ...notification,
  _id: 'note000000000000',
  read: true,
  content: 'Daniel Okafor commented on your post',
};
const never = () => new Promise<Response>(() => {});
const done = () => json({ message: 'ok' });
const list = (rows: unknown[], unread: number, headers = {}) =>
  json(rows, 200, { 'x-unread-count': String(unread), ...headers });
const goesOn = { link: '</api/v1/notifications?cursor=second>; rel="next"' };

function notifications(replies: Replies = {}, path = '/notifications') {
  const server = fakeServer({
    'GET /auth/me': () => json(maya),
    'GET /connections/requests': () => json([]),
    [LIST]: () => list([notification, older], 1),
    ...replies,
  });
  return { server, ...renderApp(path) };
}

const rows = () => within(screen.getByRole('region', { name: 'Notifications' })).getAllByRole('listitem');
const unread = () => screen.findByText('Unread:');
type User = ReturnType<typeof notifications>['user'];

/** Chooses something in the menu of a row. */
async function choose(user: User, what: string, { content } = notification) {
  await user.click(await screen.findByRole('button', { name: `Actions: ${content}` }));
  await user.click(await screen.findByRole('menuitem', { name: what }));
}
const markRead = (user: User) => choose(user, 'Mark as read');
const markAllRead = () => screen.findByRole('button', { name: 'Mark all as read' });
const badge = (count: number) =>
  waitFor(() => {
    const name = count > 0 ? `Notifications , ${count} new` : 'Notifications';
    expect(screen.getAllByRole('link', { name }).length).toBeGreaterThan(0);
  });

afterEach(() => vi.useRealTimers());

describe('a notification', () => {
  it('that a request was accepted leads to the conversation, and is read with that', async () => {
    const accepted = { ...notification, type: 'connection_accepted', post: undefined };
    const { server, user, address } = notifications({ [LIST]: () => list([accepted], 1), [READ]: done });
    await user.click(await screen.findByRole('link', { name: 'Say hello to Daniel Okafor' }));
    expect(address()).toBe(`/messages/${conversationId}?with=daniel`);
    await waitFor(() => expect(server.to(READ)).toHaveLength(1));
  });

  it('of an application leads to it among those that were received', async () => {
    const applicationId = 'a'.repeat(48);
    const received = { ...notification, type: 'application_received', applicationId, post: undefined };
    notifications({ [LIST]: () => list([received], 1) });
    const link = await screen.findByRole('link', { name: /^Unread: / });
    expect(link).toHaveAttribute('href', `/applicants?open=${applicationId}`);
  });

  it('says who did what, and what it is about', async () => {
    notifications();
    const link = await screen.findByRole('link', { name: 'Unread: Daniel Okafor liked your post' });
    expect(link).toHaveAttribute('href', '/post/post000000000003');
    expect(rows()[0]).toHaveTextContent('Bring printed paper.');
    expect(within(rows()[1] ?? document.body).getByRole('link')).toHaveAccessibleName(older.content);
  });

  it('names the sender where its sentence does not', async () => {
    const accepted = {
      ...notification,
      type: 'application_accepted',
      content: 'Your application for the Cook role in "Tidewise" has been accepted!',
      post: undefined,
      project: { _id: 'proj000000000001', name: 'Tidewise', poster: '', description: 'Forecasts' },
    };
    notifications({ [LIST]: () => list([accepted], 1) });
    const link = await screen.findByRole('link', { name: /^Unread: Daniel Okafor · Your application/ });
    expect(link).toHaveAttribute('href', '/projects/proj000000000001');
    expect(rows()[0]).toHaveTextContent('Forecasts');
  });

  it('lets no name turn round the rest of its sentence', async () => {
    const name = 'דניאל (אוקפור)';
    const sender = { ...notification.sender, name };
    const row = { ...notification, sender, content: `${name} liked your post` };
    notifications({ [LIST]: () => list([{ ...row, actors: [sender], actorCount: 1 }], 1) });
    expect(await screen.findByText(name)).toHaveAttribute('dir', 'auto');
  });

  it('is read once it is opened', async () => {
    const { server, user, address } = notifications({ [READ]: done });
    await user.click(await screen.findByRole('link', { name: /liked your post$/ }));
    expect(address()).toBe('/post/post000000000003');
    await badge(0);
    expect(server.to(READ)).toHaveLength(1);
  });
});

describe('fewer of a kind', () => {
  const CHANGE = 'PUT /notifications/preferences';

  it('is chosen where such news stands, and the focus goes back to its menu', async () => {
    const { server, user } = notifications({
      'GET /notifications/preferences': () => json(usualPreferences),
      [CHANGE]: () => json(usualPreferences),
    });
    await choose(user, 'Fewer of these');
    const choice = await screen.findByRole('combobox', { name: 'Likes of my posts' });
    expect(choice).toHaveValue('daily');
    await user.selectOptions(choice, 'Off');
    await waitFor(() =>
      expect(server.to(CHANGE).map(({ body }) => body)).toContainEqual({
        types: { post_like: { inApp: false, email: 'off' } },
      }),
    );
    expect(screen.getByRole('link', { name: 'All choices' })).toHaveAttribute(
      'href',
      '/settings#notifications',
    );
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.getByRole('button', { name: `Actions: ${notification.content}` })).toHaveFocus();
  });

  it('is not offered for what administrators have decided', async () => {
    const content = 'Your post was removed: spam';
    const { user } = notifications({
      [LIST]: () => list([{ ...notification, type: 'content_removed', content }], 1),
    });
    await user.click(await screen.findByRole('button', { name: `Actions: ${content}` }));
    expect(await screen.findByRole('menuitem', { name: 'Delete' })).toBeVisible();
    expect(screen.queryByRole('menuitem', { name: 'Fewer of these' })).toBeNull();
  });
});

describe('marking as read', () => {
  it('shows at once, with the focus in the row', async () => {
    const { user } = notifications({ [READ]: never });
    await markRead(user);
    expect(screen.queryByText('Unread:')).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('button', { name: /^Actions: .* liked/ })).toHaveFocus());
    await badge(0);
  });

  it('goes back and says so when it fails', async () => {
    const { user, toasts } = notifications({ [READ]: () => refusal(403, 'No') });
    await markRead(user);
    await waitFor(() => expect(toasts()).toEqual(['No']));
    expect(await unread()).toBeInTheDocument();
    await badge(1);
  });

  it('reads all, while some are unread', async () => {
    const { user, toasts } = notifications({
      [LIST]: [() => list([notification, older], 7), () => list([{ ...notification, read: true }, older], 0)],
      [READ_ALL]: done,
    });
    await badge(7);
    await user.click(await markAllRead());
    await waitFor(() => expect(toasts()).toEqual(['All notifications marked as read']));
    expect(screen.queryByRole('button', { name: /^Mark/ })).not.toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Notifications' })).toHaveFocus();
    await badge(0);
  });

  it('takes back reading all when that fails', async () => {
    const { user, toasts } = notifications({ [READ_ALL]: () => refusal(409, 'Someone else changed this') });
    await user.click(await markAllRead());
    await waitFor(() => expect(toasts()).toEqual(['Someone else changed this']));
    expect(await markAllRead()).toBeInTheDocument();
    await badge(1);
  });
});

describe('deleting', () => {
  const remove = async (user: User, { content } = notification) => {
    await choose(user, 'Delete', { ...notification, content });
    const question = await screen.findByRole('dialog', { name: 'Delete this notification?' });
    expect(question).toHaveTextContent(`“${content}” will be gone for good.`);
    await user.click(within(question).getByRole('button', { name: 'Delete notification' }));
  };

  it('shows at once, and the unread count follows', async () => {
    const { user, toasts } = notifications({ [DELETE]: done });
    await remove(user);
    expect(rows()).toHaveLength(1);
    await waitFor(() => expect(toasts()).toEqual(['Notification deleted']));
    expect(screen.getByRole('region', { name: 'Notifications' })).toHaveFocus();
    await badge(0);
  });

  it('puts it back where it was when it fails', async () => {
    const { user, toasts } = notifications({ [DELETE]: () => refusal(409, 'Try again') });
    await remove(user);
    await waitFor(() => expect(toasts()).toEqual(['Try again']));
    expect(rows()[0]).toHaveTextContent(notification.content);
    await badge(1);
  });

  it('does not complain when it was gone already', async () => {
    const { server, user, toasts } = notifications({
      [LIST]: [() => list([notification, older], 1), () => list([older], 0)],
      [DELETE]: () => refusal(404, 'Notification not found'),
    });
    await remove(user);
    await waitFor(() => expect(server.to(LIST)).toHaveLength(2));
    expect(rows()).toHaveLength(1);
    expect(toasts()).toEqual([]);
  });

  it('leads to the words for an empty list', async () => {
    const { user } = notifications({ [LIST]: () => list([notification], 1), [DELETE]: done });
    await remove(user);
    expect(await screen.findByText('No notifications yet')).toBeInTheDocument();
  });

  it('keeps one step when another fails', async () => {
    const { user, toasts } = notifications({
      [LIST]: () => list([notification, older], 1),
      [READ]: never,
      [`DELETE /notifications/${older._id}`]: () => refusal(409, 'Try again'),
    });
    await markRead(user);
    await remove(user, older);
    await waitFor(() => expect(toasts()).toEqual(['Try again']));
    expect(rows()).toHaveLength(2);
    expect(screen.queryByText('Unread:')).not.toBeInTheDocument();
  });
});

describe('a group', () => {
  const group = {
    ...notification,
    content: 'Daniel Okafor, Priya Rao and 40 others liked your post',
    actors: ['Daniel Okafor', 'Priya Rao', 'Lena Voss'].map((name, at) => ({
      ...notification.sender,
      _id: `actor00000000000${at}`,
      name,
    })),
    actorCount: 42,
    unreadCount: 5,
    ids: [notification._id, older._id],
    group: 'post_like#post000000000003#0',
  };

  it('is one row with the names of the newest standing out, read and deleted as one', async () => {
    const { server, user } = notifications({
      [LIST]: () => list([group], 6),
      [READ]: done,
      [DELETE]: done,
    });
    expect(await screen.findByRole('link', { name: /^Unread/ })).toHaveTextContent(group.content);
    expect(screen.getByText('Priya Rao').tagName).toBe('STRONG');
    await choose(user, 'Mark as read', group);
    await badge(1);
    expect(server.to(READ).map(({ search }) => search.get('grouped'))).toEqual(['1']);
  });

  it('of comments leads to where an answer is written', async () => {
    notifications({ [LIST]: () => list([{ ...group, type: 'post_comment' }], 6) });
    expect(await screen.findByRole('link', { name: 'Reply to Daniel Okafor' })).toHaveAttribute(
      'href',
      '/post/post000000000003#comment',
    );
  });
});

describe('the list by filters', () => {
  it('asks the server for what was chosen, and says so where there is none of it', async () => {
    const { server, user, address } = notifications({
      [LIST]: ({ search }) => (search.has('kind') ? list([], 1) : list([notification], 1)),
    });
    await user.click(await screen.findByRole('tab', { name: 'Mentions' }));
    expect(await screen.findByText('Nobody has mentioned you yet')).toBeInTheDocument();
    expect(address()).toBe('/notifications?show=mentions');
    expect(server.to(LIST).at(-1)?.search.get('kind')).toBe('mentions');
    await user.click(screen.getByRole('tab', { name: 'All' }));
    expect(await screen.findByRole('link', { name: /liked your post$/ })).toBeInTheDocument();
  });

  it('offers to try again when it cannot be loaded', async () => {
    const { user } = notifications(
      { [LIST]: [({ search }) => (search.has('kind') ? refusal(403, 'No') : list([], 0))] },
      '/notifications?show=projects',
    );
    expect(await screen.findByRole('button', { name: 'Retry' })).toBeInTheDocument();
    await user.click(screen.getByRole('tab', { name: 'All' }));
    expect(await screen.findByText('No notifications yet')).toBeInTheDocument();
  });
});

describe('days', () => {
  it('stand above what happened on them', async () => {
    const today = { ...notification, _id: 'note000000000009', createdAt: new Date().toISOString() };
    notifications({ [LIST]: () => list([today, older], 1) });
    const headings = await screen.findAllByRole('heading', { level: 2 });
    expect(headings[0]).toHaveTextContent('Today');
    expect(headings).toHaveLength(2);
  });
});

describe('a connection request', () => {
  const request = { _id: 'r'.repeat(48), sender: daniel, createdAt: notification.createdAt };
  const news = {
    ...notification,
    type: 'connection_request',
    content: 'Daniel Okafor sent you a connection request',
    post: undefined,
  };
  const REQUESTS = 'GET /connections/requests';
  const ACCEPT = `PUT /connections/accept/${request._id}`;

  it('is answered where it is told, and read with that', async () => {
    const { server, user, toasts } = notifications({
      [LIST]: () => list([news], 1),
      [REQUESTS]: [() => json([request]), () => json([])],
      [ACCEPT]: done,
      [READ]: done,
    });
    expect(await screen.findByRole('link', { name: /connection request$/ })).toHaveAttribute(
      'href',
      '/network',
    );
    await user.click(await screen.findByRole('button', { name: /^Accept/ }));
    await waitFor(() => expect(toasts()).toEqual(['Connection request accepted']));
    expect(await screen.findByRole('button', { name: /^Connected/ })).toHaveFocus();
    expect(server.to(READ)).toHaveLength(1);
    await badge(0);
  });

  it('has nothing to answer any more once it was answered elsewhere', async () => {
    notifications({ [LIST]: () => list([news], 1) });
    await screen.findByRole('link', { name: /connection request$/ });
    expect(screen.queryByRole('button', { name: /^Accept/ })).not.toBeInTheDocument();
  });
});

describe('the list', () => {
  it('says so when there is nothing', async () => {
    notifications({ [LIST]: () => list([], 0) });
    expect(await screen.findByText('No notifications yet')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Mark all as read' })).not.toBeInTheDocument();
  });

  it('offers to try again when it cannot be loaded', async () => {
    const { user } = notifications({ [LIST]: [() => refusal(403, 'No'), () => list([notification], 1)] });
    await user.click(await screen.findByRole('button', { name: 'Retry' }));
    expect(await unread()).toBeInTheDocument();
  });

  it('goes on by the cursor of the Link header, and stays when the top is read again', async () => {
    const { client, server, user } = notifications({
      [LIST]: ({ search }) => (search.has('cursor') ? list([older], 1) : list([notification], 1, goesOn)),
    });
    await user.click(await screen.findByRole('button', { name: 'Show more notifications' }));
    await waitFor(() => expect(rows()).toHaveLength(2));
    expect(screen.queryByRole('button', { name: 'Show more notifications' })).not.toBeInTheDocument();
    await act(() => client.refetchQueries({ queryKey: ['notifications.list'] }));
    expect(rows()).toHaveLength(2);
    expect(server.to(LIST).map(({ search }) => search.get('cursor'))).toEqual([null, 'second', null]);
  });

  it('offers to go on again when that failed', async () => {
    const { user } = notifications({
      [LIST]: [() => list([notification], 1, goesOn), () => refusal(403, 'No'), () => list([older], 1)],
    });
    await user.click(await screen.findByRole('button', { name: 'Show more notifications' }));
    await user.click(await screen.findByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(rows()).toHaveLength(2));
  });
});

describe('polling', () => {
  const hide = (hidden: boolean) => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(hidden ? 'hidden' : 'visible');
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  };
  afterEach(() => {
    vi.restoreAllMocks();
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });

  it.each([
    ['/', NOTIFICATION_POLL_FEED],
    ['/notifications', NOTIFICATION_POLL_PAGE],
  ])('on %s asks once in %i ms, whoever shows the answer', async (path, interval) => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { server } = notifications(
      {
        'GET /posts': () => json([]),
        [LIST]: [() => list([older], 0), () => list([notification, older], 1)],
      },
      path,
    );
    await badge(0);
    await act(() => vi.advanceTimersByTimeAsync(interval - 2_000));
    expect(server.to(LIST)).toHaveLength(1);
    await act(() => vi.advanceTimersByTimeAsync(2_000));
    await badge(1);
    await act(() => vi.advanceTimersByTimeAsync(3 * interval));
    expect(server.to(LIST)).toHaveLength(5);
  });

  it('rests while nobody looks, and asks when they come back', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { server } = notifications();
    await badge(1);
    hide(true);
    await act(() => vi.advanceTimersByTimeAsync(10 * NOTIFICATION_POLL_PAGE));
    expect(server.to(LIST)).toHaveLength(1);
    hide(false);
    await waitFor(() => expect(server.to(LIST)).toHaveLength(2));
  });

  it('does not undo what was done while it was on its way', async () => {
    let answer = (_: Response) => {};
    const late = () =>
      new Promise<Response>((resolve) => {
        answer = resolve;
      });
    const { client, user } = notifications({ [LIST]: [() => list([notification], 1), late], [READ]: done });
    await screen.findByRole('link', { name: /^Unread/ });
    void client.invalidateQueries({ queryKey: ['notifications.list'] });
    await markRead(user);
    await badge(0);
    await act(async () => answer(list([notification], 1)));
    await badge(0);
  });

  it('keeps what is shown while the server is gone', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { server } = notifications({ [LIST]: [() => list([notification], 1), unreachable] });
    await badge(1);
    await act(() => vi.advanceTimersByTimeAsync(2 * NOTIFICATION_POLL_PAGE));
    expect(server.to(LIST).length).toBeGreaterThan(2);
    expect(rows()).toHaveLength(1);
    await badge(1);
  });
});
