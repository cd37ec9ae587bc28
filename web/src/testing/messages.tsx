import { screen, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, beforeEach, vi } from 'vitest';
import type { Conversation, Message } from '../../../shared/model/conversation.ts';
import { answer, conversation, conversationId, question } from './conversations.ts';
import { fakeServer, json, type Replies } from './fake-server.ts';
import { daniel, maya } from './people.ts';
import { renderApp } from './render-app.tsx';

export const LIST = 'GET /conversations';
export const GET = `GET /conversations/${conversationId}`;
export const MESSAGES = `GET /conversations/${conversationId}/messages`;
export const SEND = `POST /conversations/${conversationId}/messages`;
export const READ = `PUT /conversations/${conversationId}/read`;
export const ARCHIVE = `PUT /conversations/${conversationId}/archive`;
export const STATUS = `GET /connections/status/${daniel._id}`;

interface AllRowsProps<Row> {
  data: Row[];
  children: (row: Row) => ReactElement;
}

/** Draws all rows of a list: the test environment has no sizes, so nothing would be near the window. */
export const AllRows = <Row,>({ data, children }: AllRowsProps<Row>) => data.map(children);

export const newestFirst = (...rows: Message[]) => json(rows.toReversed());
export const list = (rows: Conversation[], unread = 0, link?: string) =>
  json(rows, 200, { 'x-unread-count': String(unread), ...(link && { link }) });
export const never = () => new Promise<Response>(() => {});

/** The messages with one member, or what else the path leads to. */
export function seen(replies: Replies = {}, path = `/messages/${conversationId}`, viewer = maya) {
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
}

export const rows = () => within(screen.getByRole('region', { name: 'Messages with Daniel Okafor' }));
export const field = () => screen.findByRole('textbox', { name: 'Write to Daniel Okafor' });
export async function write(user: ReturnType<typeof seen>['user'], text: string): Promise<void> {
  await user.type(await field(), text);
  await user.click(screen.getByRole('button', { name: 'Send' }));
}

/** Somebody looks, at a computer, where Enter sends. */
export function lookAtComputer(): void {
  beforeEach(() => {
    vi.spyOn(document, 'hasFocus').mockReturnValue(true);
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
}
