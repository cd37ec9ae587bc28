import { contract } from '../../shared/api/index.ts';
import type { Route } from '../../shared/api/route.ts';
import { API_PREFIX } from '../../shared/api/route.ts';
import { PROJECTS_PAGE } from '../../shared/limits.ts';
import { paths } from '../src/router/paths.ts';

const url = ({ path }: Route, query: Record<string, string> = {}): string => {
  const search = new URLSearchParams(query).toString();
  return `${API_PREFIX}${path}${search && `?${search}`}`;
};

/** What every visit asks first: who is looking. */
export const SESSION_READ = url(contract.auth.me);

/**
 * What members' screens read first, as the browser will ask for it. Parameters are called as in the address of the
 * screen. A screen that is not here asks for everything when its code is there.
 */
export const FIRST_READS: Readonly<Record<string, readonly string[]>> = {
  [paths.home]: [url(contract.posts.list)],
  [paths.projects]: [
    url(contract.projects.list, { page: '1', limit: String(PROJECTS_PAGE), sort: 'latest' }),
  ],
  [paths.project.pattern]: [url(contract.projects.get)],
  [paths.post.pattern]: [url(contract.posts.get)],
  [paths.messages]: [url(contract.conversations.list)],
  [paths.conversation.pattern]: [url(contract.conversations.get), url(contract.conversations.messages)],
  [paths.profile.pattern]: [url(contract.users.get)],
};
