import * as z from 'zod';
import * as limits from '../limits.ts';
import { id, message, paging } from '../model/common.ts';
import { connectionRequest, connectionStatus, requestId } from '../model/connection.ts';
import { userCard, username } from '../model/member.ts';
import { resource, route } from './route.ts';

const userId = () => z.object({ userId: id });
const request = () => z.object({ requestId });
const page = () => paging(limits.CONNECTIONS_PAGE, limits.PAGE_MAX);
const people = () => z.array(userCard());

/** Connections and the requests that lead to them. */
export const connections = resource('connections', {
  list: route({ method: 'GET', path: '/connections', auth: 'member', query: page, answer: people }),
  ofMember: route({
    method: 'GET',
    path: '/connections/user/{username}',
    auth: 'member',
    params: () => z.object({ username }),
    query: page,
    answer: people,
  }),
  /** All mutual connections, newest member first. A page may be short, or empty, while another follows. */
  mutual: route({
    method: 'GET',
    path: '/connections/mutual/{userId}',
    auth: 'member',
    params: userId,
    query: page,
    answer: people,
  }),
  requests: route({
    method: 'GET',
    path: '/connections/requests',
    auth: 'member',
    query: page,
    answer: () => z.array(connectionRequest()),
    conditional: true,
  }),
  status: route({
    method: 'GET',
    path: '/connections/status/{userId}',
    auth: 'member',
    params: userId,
    answer: connectionStatus,
  }),
  request: route({
    method: 'POST',
    path: '/connections/request/{userId}',
    auth: 'member',
    uses: 'requests',
    params: userId,
    answer: () => z.strictObject({ message: z.string(), requestId }),
    status: 201,
  }),
  withdraw: route({
    method: 'DELETE',
    path: '/connections/request/{userId}',
    auth: 'member',
    params: userId,
    answer: message,
  }),
  accept: route({
    method: 'PUT',
    path: '/connections/accept/{requestId}',
    auth: 'member',
    params: request,
    answer: message,
  }),
  reject: route({
    method: 'PUT',
    path: '/connections/reject/{requestId}',
    auth: 'member',
    params: request,
    answer: message,
  }),
  remove: route({
    method: 'DELETE',
    path: '/connections/{userId}',
    auth: 'member',
    params: userId,
    answer: () => z.strictObject({ message: z.string(), updatedConnectionCount: z.number() }),
  }),
});
