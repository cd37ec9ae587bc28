import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { MESSAGE_POLL } from '../../../../../shared/limits.ts';
import { addMessage } from '../../../entities/conversation/conversation-cache.ts';
import { answer, conversation, conversationId, messageOf, question } from '../../../testing/conversations.ts';
import { json, refusal } from '../../../testing/fake-server.ts';
import {
  ARCHIVE,
  GET,
  LIST,
  list,
  lookAtComputer,
  MESSAGES,
  newestFirst,
  READ,
  rows,
  seen,
} from '../../../testing/messages.tsx';
import { daniel, maya } from '../../../testing/people.ts';

vi.mock('virtua', async () => ({ Virtualizer: (await import('../../../testing/messages.tsx')).AllRows }));

lookAtComputer();

const { DOCUMENT_POSITION_FOLLOWING: FOLLOWING, DOCUMENT_POSITION_PRECEDING: PRECEDING } = Node;

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

  it('leads from a message that was found to its place, however far back', async () => {
    const [early, middle] = [messageOf(1, daniel._id, 'How many farmers?'), messageOf(2, maya._id, 'Twelve')];
    const late = messageOf(3, daniel._id, 'And boats?');
    const nextPage = (cursor: string) => ({
      link: `</api/v1/conversations/${conversationId}/messages?cursor=${cursor}>; rel="next"`,
    });
    const { user, server } = seen({
      [GET]: () => json({ ...conversation, lastMessage: late }),
      [MESSAGES]: ({ search }) => {
        if (search.get('search')) return newestFirst(early);
        if (search.get('cursor') === 'first') return newestFirst(early);
        if (search.get('cursor') === 'second') return json([middle], 200, nextPage('first'));
        return json([late], 200, nextPage('second'));
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Search this conversation' }));
    await user.type(await screen.findByRole('searchbox', { name: 'Search this conversation' }), 'farmers');
    await user.click(await screen.findByRole('button', { name: 'Show in conversation' }));
    const place = (await rows().findByText('How many farmers?')).closest('[aria-current="true"]');
    expect(place).toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Messages with Daniel Okafor' })).toHaveFocus();
    expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
    expect(server.to(MESSAGES).filter(({ search }) => search.has('cursor'))).toHaveLength(2);
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
