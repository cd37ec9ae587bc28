import { timeAllApplications } from '../../lambdas/projects/store/applications/time-all.ts';
import type { Stage } from '../stages.ts';
import { enterStage, outputsOf } from './deployed-stage.ts';

/**
 * Gives the applications of a stage from before there were stages and deadlines both: those that wait are to be answered
 * within 14 days from now.
 *
 * @returns how many that are
 */
export async function timeApplicationsOfStage(stage: Stage): Promise<number> {
  enterStage(stage, await outputsOf(stage));
  return timeAllApplications();
}
