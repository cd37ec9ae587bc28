import type { roles } from '../../../shared/api/roles.ts';
import type { Query } from '../../../shared/api/route.ts';
import type { Seeker } from '../../../shared/rules/projects/role-match.ts';
import { findPage, type Page, pageOf } from '../../listing/find-page.ts';
import { findByMatch } from './by-match.ts';
import { roleListKeys, roleWordKeys } from './listing/keys.ts';
import { roleListName } from './listing/lists.ts';
import { termsOfSkill } from './listing/terms.ts';

/**
 * Finds a page of the open roles, the newest first or, for a job seeker who asks for it, the best fitting.
 *
 * @throws ContendedError when the list changes during each of five attempts
 */
export async function findRoles(
  { search, skill, sort, page, limit, ...filter }: Query<typeof roles.list>,
  seeker: Seeker | undefined,
): Promise<Page> {
  const request = { search, terms: termsOfSkill(skill) };
  if (sort === 'match' && seeker) return pageOf(await findByMatch(seeker, filter, request), page, limit);
  const list = {
    name: roleListName(filter),
    descending: true,
    // The search finds roles that take no applications, too.
    isFiltered: true,
    isByNumber: true,
  };
  return findPage({ lists: roleListKeys, words: roleWordKeys }, { ...request, page, limit, list });
}
