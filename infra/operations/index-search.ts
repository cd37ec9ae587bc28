import { indexAll } from '../../lambdas/search/store/index-all.ts';
import type { Stage } from '../stages.ts';
import { enterStage, outputsOf } from './deployed-stage.ts';

/**
 * Puts all members and posts of a stage into the search, and what it shows of projects and roles: of those from before it
 * looked for them, which else come into it with their next change.
 *
 * @returns how many of each
 */
export async function indexSearchOfStage(
  stage: Stage,
): Promise<{ people: number; posts: number; projects: number }> {
  enterStage(stage, await outputsOf(stage));
  return indexAll();
}
