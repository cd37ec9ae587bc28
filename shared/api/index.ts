import { archive } from './archive.ts';
import { auth } from './auth.ts';
import { connections } from './connections.ts';
import { conversations } from './conversations.ts';
import { decks } from './decks.ts';
import { health } from './health.ts';
import { hiding } from './hiding.ts';
import { interests } from './interests.ts';
import { notifications } from './notifications.ts';
import { pages } from './pages.ts';
import { passkeys } from './passkeys.ts';
import { pipeline } from './pipeline.ts';
import { posts } from './posts.ts';
import { preferences } from './preferences.ts';
import { projects } from './projects.ts';
import { push } from './push.ts';
import { recoveryCodes } from './recovery-codes.ts';
import { reports } from './reports.ts';
import { roles } from './roles.ts';
import { API_PREFIX, type Route } from './route.ts';
import { saved } from './saved.ts';
import { search } from './search.ts';
import { searches } from './searches.ts';
import { uploads } from './uploads.ts';
import { users } from './users.ts';

/** The whole API, by resource and call: `contract.posts.like`. */
export const contract = {
  auth,
  passkeys,
  recoveryCodes,
  users,
  archive,
  hiding,
  connections,
  conversations,
  posts,
  projects,
  interests,
  decks,
  pipeline,
  roles,
  saved,
  search,
  searches,
  notifications,
  preferences,
  push,
  reports,
  uploads,
  pages,
  health,
};

type Contract = typeof contract;

type NamesOf<Resource extends keyof Contract, Writes extends boolean> = {
  [Name in keyof Contract[Resource] & string]: Contract[Resource][Name] extends { method: 'GET' }
    ? Writes extends true
      ? never
      : `${Resource}.${Name}`
    : Writes extends true
      ? `${Resource}.${Name}`
      : never;
}[keyof Contract[Resource] & string];

/** The names of all routes that write, and of those that only read: `posts.like`, `posts.list`. */
export type WritingRoute = { [Resource in keyof Contract]: NamesOf<Resource, true> }[keyof Contract];
export type ReadingRoute = { [Resource in keyof Contract]: NamesOf<Resource, false> }[keyof Contract];
export type RouteName = ReadingRoute | WritingRoute;

/** Every route of the API, in the order of the contract. */
export const routes: Route[] = Object.values(contract).flatMap((calls) => Object.values<Route>(calls));

const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The file of a route's handler below `lambdas/`: `posts.byMember` is `posts/by-member.ts`. */
export const routeFile = (name: string): string => `${kebab(name).replace('.', '/')}.ts`;

/** The name of a route on AWS and in logs: `posts.byMember` is `posts-by-member`. */
export const routeId = (name: string): string => kebab(name).replace('.', '-');

/** The full paths a route is served at: below `/api/v1`, and its alias if it has one. */
export const routePaths = (route: Route): string[] => [
  `${API_PREFIX}${route.path}`,
  ...(route.alias ? [route.alias] : []),
];
