import type { Role } from '../../shared/model/member.ts';
import type { RoleItem } from './items/member.ts';
import { keys } from './keys.ts';
import { query } from './table.ts';

/**
 * Members of a role, newest first.
 *
 * @param role null for those who have not chosen one
 * @param before id of the last member of the page before
 */
export async function readRole(
  role: Role | null,
  { before, limit }: { before?: string | undefined; limit: number },
): Promise<{ memberIds: string[]; more: boolean }> {
  const { pk, sk } = keys.role(role, before ?? '');
  const { items, more } = await query<RoleItem>({
    KeyConditionExpression: before ? 'pk = :role AND sk < :before' : 'pk = :role',
    ExpressionAttributeValues: { ':role': pk, ...(before && { ':before': sk }) },
    ScanIndexForward: false,
    Limit: limit,
  });
  return { memberIds: items.map(({ memberId }) => memberId), more };
}
