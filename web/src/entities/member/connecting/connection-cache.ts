import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import type { ConnectionRequest } from '../../../../../shared/model/connection.ts';
import type { CurrentUser, UserCard } from '../../../../../shared/model/member.ts';
import { api } from '../../../api/client.ts';
import { keyOf, type Page } from '../../../api/queries.ts';

type Pages<Row> = InfiniteData<Page<Row[]>, string | undefined>;

const CONNECTIONS = [
  keyOf(api.connections.list),
  keyOf(api.connections.ofMember),
  keyOf(api.connections.mutual),
];

/** The lists of people to whom one may send a request: they leave them out once there is one. */
const STRANGERS = [keyOf(api.users.suggestions), keyOf(api.users.allConnections)];

const without = <Row extends { _id: string }>(data: Pages<Row> | undefined, gone: (row: Row) => boolean) =>
  data && {
    ...data,
    pages: data.pages.map((page) => ({ ...page, rows: page.rows.filter((row) => !gone(row)) })),
  };

/** Reads a paged list again from its top; what was loaded further down is loaded again when it is scrolled to. */
function restart(client: QueryClient, queryKey: unknown[]) {
  client.setQueriesData<Pages<UserCard>>(
    { queryKey },
    (data) => data && { pages: data.pages.slice(0, 1), pageParams: data.pageParams.slice(0, 1) },
  );
  void client.invalidateQueries({ queryKey });
}

/** A request was sent or taken back: lists of strangers are read anew when they are opened next, not under the pointer. */
export function strangersChanged(client: QueryClient): void {
  for (const queryKey of STRANGERS) void client.invalidateQueries({ queryKey, refetchType: 'none' });
}

/** A request of this sender was answered: it leaves the pending ones at once. */
export function requestAnswered(client: QueryClient, senderId: string): void {
  client.setQueriesData<Pages<ConnectionRequest>>({ queryKey: keyOf(api.connections.requests) }, (data) =>
    without(data, ({ sender }) => sender._id === senderId),
  );
  void client.invalidateQueries({ queryKey: keyOf(api.connections.requests) });
}

/** Longer than the server usually takes until what follows from a call, such as a count, is visible. */
const FOLLOWS_MS = 1_500;

/** What a connection opens and closes: contact details, counts, and whose connections may be seen. */
function accessChanged(client: QueryClient) {
  for (const queryKey of [keyOf(api.auth.me), keyOf(api.users.get)])
    void client.invalidateQueries({ queryKey });
}

/** The viewer and somebody else are connected from now on. The server counts that a moment later. */
export function connectionAdded(client: QueryClient): void {
  for (const queryKey of CONNECTIONS) restart(client, queryKey);
  client.setQueriesData<CurrentUser>(
    { queryKey: keyOf(api.auth.me) },
    (me) => me && { ...me, connectionCount: me.connectionCount + 1 },
  );
  void client.invalidateQueries({ queryKey: keyOf(api.users.get) });
  setTimeout(() => accessChanged(client), FOLLOWS_MS);
}

/** The viewer and somebody else are not connected any more: the row goes, and long lists are not read again. */
export function connectionRemoved(client: QueryClient, userId: string): void {
  for (const list of [keyOf(api.connections.list), keyOf(api.connections.mutual)])
    client.setQueriesData<Pages<UserCard>>({ queryKey: list }, (data) =>
      without(data, ({ _id }) => _id === userId),
    );
  strangersChanged(client);
  accessChanged(client);
}
