import type { QueryClient } from '@tanstack/react-query';
import type { MemberSession } from '../../../../../shared/model/session.ts';
import { api } from '../../../api/client.ts';
import { keyOf } from '../../../api/queries.ts';

const keep = (client: QueryClient, isKept: (session: MemberSession) => boolean): void =>
  void client.setQueryData<MemberSession[]>(keyOf(api.auth.sessions), (list) => list?.filter(isKept));

/** Takes a session out of the list that was read. */
export const dropSession = (client: QueryClient, sessionId: string): void =>
  keep(client, ({ _id }) => _id !== sessionId);

/** Takes all sessions out of the list that was read, but the one of this browser. */
export const keepOnlyCurrent = (client: QueryClient): void => keep(client, ({ current }) => current);
