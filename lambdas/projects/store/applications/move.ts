import { ConditionFailedError } from '../../../table/errors.ts';
import { update } from '../../../table/table.ts';
import type { ApplicationItem } from '../items.ts';
import { projectKeys } from '../keys.ts';

/**
 * Gives an application to another founder, with what the founder before has noted of it; but nobody gets what was noted of
 * themselves. Nothing happens when it is theirs already.
 */
export async function moveApplication(
  { memberId, projectId, roleId, founderId: formerId }: ApplicationItem,
  founderId: string,
): Promise<void> {
  if (formerId === founderId) return;
  try {
    await update(projectKeys.application(memberId, projectId, roleId), {
      update: `SET founderId = :founder, madeTo = if_not_exists(madeTo, founderId)${memberId === founderId ? ' REMOVE founderNote' : ''}`,
      condition: 'founderId = :former',
      values: { ':founder': founderId, ':former': formerId },
    });
  } catch (error) {
    if (!(error instanceof ConditionFailedError)) throw error;
  }
}
