import { passOn } from '../../media/pass-on.ts';
import { ConditionFailedError } from '../../table/errors.ts';
import { newId } from '../../table/ids.ts';
import { update } from '../../table/table.ts';
import type { ProjectItem } from './items.ts';
import { projectKeys } from './keys.ts';

/**
 * Stores the poster of a project that was handed over among the files of its founder, so that it stays when the founder
 * before leaves Hearth.
 */
export async function passPoster({ _id: projectId, poster, founder }: ProjectItem): Promise<void> {
  if (poster === '') return;
  const passed = await passOn(poster, { to: founder._id, newId, shownAt: { projectId } });
  if (passed === undefined) return;
  try {
    await update(projectKeys.project(projectId), {
      update: 'SET poster = :passed, version = version + :one',
      condition: 'poster = :poster',
      values: { ':passed': passed, ':poster': poster, ':one': 1 },
    });
  } catch (error) {
    // The founder has chosen another one meanwhile.
    if (!(error instanceof ConditionFailedError)) throw error;
  }
}
