import { newestFirst } from '../../table/paginate.ts';
import type { Stored } from '../../table/table.ts';
import type { Write } from '../../table/write.ts';
import type { MemberItem, PublicPageItem } from './items.ts';
import { memberKeys } from './keys.ts';

/**
 * Keeps the list of members whose profiles visitors may read exact, together with the change that turns this on or off.
 *
 * @param before the member until now
 * @param after the member from now on; undefined for one who leaves
 */
export function movePublicPage(before: MemberItem, after: MemberItem | undefined): Write[] {
  const { _id, username } = before;
  const isPublic = after?.public ?? false;
  if (isPublic === before.public) return [];
  const key = memberKeys.publicPage(_id);
  return [isPublic ? { put: { ...key, username } } : { delete: key }];
}

/**
 * Members of one part of that list, the newest of them first.
 *
 * @param part a number below `PUBLIC_PARTS`
 */
export async function readPublicPages(part: number, limit: number): Promise<Stored<PublicPageItem>[]> {
  const { items } = await newestFirst<PublicPageItem>({ partition: memberKeys.publicPages(part) }, { limit });
  return items;
}
