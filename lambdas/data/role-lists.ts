import type { Role } from '../../shared/model/member.ts';
import type { RoleItem } from './items/member.ts';
import { keys } from './keys.ts';
import { newestFirst, type PageOf } from './newest-first.ts';

/**
 * Members of a role, newest first; a page goes on behind the id of a member.
 *
 * @param role null for those who have not chosen one
 */
export async function readRole(
  role: Role | null,
  page: PageOf,
): Promise<{ memberIds: string[]; more: boolean }> {
  const { items, more } = await newestFirst<RoleItem>({ partition: keys.role(role, '').pk }, page);
  return { memberIds: items.map(({ memberId }) => memberId), more };
}
