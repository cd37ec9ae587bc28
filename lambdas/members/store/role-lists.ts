import type { Role } from '../../../shared/model/member.ts';
import { newestFirst, type PageOf } from '../../table/paginate.ts';
import type { RoleItem } from './items.ts';
import { memberKeys } from './keys.ts';

/**
 * Members of a role, newest first; a page goes on behind the id of a member.
 *
 * @param role null for those who have not chosen one
 */
export async function readRole(
  role: Role | null,
  page: PageOf,
): Promise<{ memberIds: string[]; more: boolean }> {
  const { items, more } = await newestFirst<RoleItem>({ partition: memberKeys.role(role, '').pk }, page);
  return { memberIds: items.map(({ memberId }) => memberId), more };
}
