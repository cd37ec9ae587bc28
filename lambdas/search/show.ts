import type { Found, SearchKind } from '../../shared/model/search.ts';
import type { ViewingMember } from '../visibility/viewer.ts';
import { showPeople } from './people.ts';
import { showPosts } from './posts.ts';
import { showProjects } from './projects.ts';
import { showRoles } from './roles.ts';
import type { Match } from './store/find.ts';

type Show = {
  [Kind in SearchKind]: (viewer: ViewingMember, matches: Match[], query: string) => Promise<Found[Kind]>;
};

/** How the matches of each kind are shown to a member. */
export const SHOW: Show = {
  people: showPeople,
  projects: (_, matches) => showProjects(matches),
  roles: (_, matches) => showRoles(matches),
  posts: (_, matches, query) => showPosts(matches, query),
};
