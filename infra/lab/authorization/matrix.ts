import { PASSWORD } from '../../../lambdas/testing/client.ts';
import type { contract } from '../../../shared/api/index.ts';
import type { Route } from '../../../shared/api/route.ts';
import type { CallerName } from './callers.ts';

type Contract = typeof contract;
type NamingIn<Resource extends keyof Contract> = {
  [Name in keyof Contract[Resource] & string]: Contract[Resource][Name] extends { params: object }
    ? `${Resource}.${Name}`
    : never;
}[keyof Contract[Resource] & string];

/** The names of all routes whose path names a thing or a member. A route without a row does not compile. */
type NamingRoute = { [Resource in keyof Contract]: NamingIn<Resource> }[keyof Contract];

/** What a route answers whom about a thing of its owner. */
interface Row extends Partial<Record<CallerName, number>> {
  owner: number;
  /** Everybody who is not named. */
  others: number;
  body?: Record<string, unknown>;
}

const forAll = (status: number): Row => ({ owner: status, others: status });
const own = (body?: Record<string, unknown>): Row => ({ owner: 200, others: 403, ...(body && { body }) });
/** Nobody else learns whether there is such a thing. */
const secret: Row = { owner: 200, others: 404 };
const ofAdmin = (body: Record<string, unknown>): Row => ({
  owner: 403,
  others: 403,
  admin: 200,
  blocked: 403,
  body,
});

export const MATRIX: Record<NamingRoute, Row> = {
  'auth.endSession': secret,
  'passkeys.remove': secret,
  'users.get': forAll(200),
  'users.delete': { ...own({ password: PASSWORD }), blocked: 403 },
  'hiding.block': { owner: 400, others: 200 },
  'hiding.unblock': { ...forAll(200), blocked: 200 },
  'hiding.mute': { owner: 400, others: 200 },
  'hiding.unmute': { ...forAll(200), blocked: 200 },
  'connections.ofMember': { ...own(), connected: 200 },
  'connections.mutual': forAll(200),
  'connections.status': forAll(200),
  'connections.request': { owner: 400, others: 201, connected: 400 },
  'connections.withdraw': forAll(404),
  'connections.accept': { ...own(), blocked: 403 },
  'connections.reject': { ...own(), blocked: 403 },
  'connections.remove': { owner: 400, others: 400, connected: 200, blocked: 400 },
  'posts.get': forAll(200),
  'posts.byMember': forAll(200),
  'posts.delete': own(),
  'posts.like': { ...forAll(200), body: { liked: true } },
  'posts.vote': { ...forAll(200), body: { option: 'option1' } },
  'posts.comments': forAll(200),
  'posts.addComment': { ...forAll(201), body: { content: 'Hello' } },
  'posts.editComment': own({ content: 'Hello' }),
  'posts.deleteComment': { ...own(), host: 200 },
  'posts.likeComment': forAll(200),
  'posts.dislikeComment': forAll(200),
  'projects.get': forAll(200),
  'projects.byMember': forAll(200),
  'projects.update': own({ name: 'Renamed' }),
  'projects.setPoster': own({ poster: '' }),
  'projects.upvote': forAll(200),
  'projects.apply': {
    owner: 403,
    others: 403,
    jobSeeker: 201,
    blocked: 403,
    body: { roleTitle: 'Designer', message: '' },
  },
  'projects.applications': own(),
  'projects.decideApplication': { owner: 403, others: 403, host: 200, body: { status: 'rejected' } },
  'projects.withdrawApplication': secret,
  'projects.leave': forAll(400),
  'projects.removeMember': { owner: 403, others: 403, host: 200 },
  'projects.comments': forAll(200),
  'projects.addComment': { ...forAll(201), body: { text: 'Hello' } },
  'projects.deleteComment': { ...own(), host: 200 },
  'notifications.read': secret,
  'notifications.delete': secret,
  'reports.decide': ofAdmin({ action: 'dismiss' }),
  'reports.suspend': ofAdmin({ days: 0, reason: 'spam', note: 'By mistake' }),
};

const ROWS = new Map<string, Row>(Object.entries(MATRIX));

/** The row of a route. */
export function rowOf({ name }: Route): Row {
  const row = ROWS.get(name);
  if (!row) throw new Error(`${name} has no row`);
  return row;
}

/** What a caller is answered. */
export function expectedStatus(route: Route, caller: CallerName): number {
  const row = rowOf(route);
  if (caller === 'visitor') return 401;
  const isRefused = caller === 'suspended' && route.method !== 'GET' && !route.whileSuspended;
  return row[caller] ?? (isRefused ? 403 : caller === 'blocked' ? 404 : row.others);
}
