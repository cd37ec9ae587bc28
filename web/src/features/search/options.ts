import type { Found } from '../../../../shared/model/search.ts';
import { searchScreens as texts } from '../../../../shared/texts/search/search-screens.ts';
import { paths } from '../../router/paths.ts';

/** One line of what drops down from the search box. */
export interface Option {
  id: string;
  to: string;
  title: string;
  detail: string;
  /** Whose picture stands beside it. */
  member?: Found['people'][number];
}

export interface Group {
  name: string;
  options: Option[];
}

/** What was found as lines in groups, without the groups that have none. */
export function groupsOf({ people, projects, roles, posts }: Found): Group[] {
  const all: Group[] = [
    {
      name: texts.people,
      options: people.map((member) => ({
        id: member._id,
        to: paths.profile(member.username),
        title: member.name,
        detail: member.headline || `@${member.username}`,
        member,
      })),
    },
    {
      name: texts.projects,
      options: projects.map(({ _id, name, pitch, founder }) => ({
        id: _id,
        to: paths.project(_id),
        title: name,
        detail: pitch || founder.name,
      })),
    },
    {
      name: texts.roles,
      options: roles.map(({ role, project }) => ({
        id: role._id,
        to: paths.project(project._id),
        title: role.title,
        detail: [project.name, ...role.skills].join(' · '),
      })),
    },
    {
      name: texts.posts,
      options: posts.map(({ _id, author, excerpt }) => ({
        id: _id,
        to: paths.post(_id),
        title: excerpt,
        detail: author.name,
      })),
    },
  ];
  return all.filter(({ options }) => options.length > 0);
}

/** The way to all results, below those that are shown while somebody types. */
export const seeAll = (query: string): Group => ({
  name: texts.results,
  options: [{ id: 'all', to: paths.search(query), title: texts.seeAll(query), detail: '' }],
});

export const recentSearches = (recent: string[]): Group => ({
  name: texts.recent,
  options: recent.map((query) => ({ id: query, to: paths.search(query), title: query, detail: '' })),
});
