import { endAllSessions } from '../../lambdas/http/session/ending.ts';
import { findMemberId } from '../../lambdas/members/store/members.ts';
import { unrestricted } from '../../lambdas/visibility/viewer.ts';
import type { Stage } from '../stages.ts';
import { enterStage, outputsOf } from './deployed-stage.ts';

/**
 * Signs a member of a stage out everywhere: each of their sessions is dead at its next call.
 *
 * @throws Error when the stage has no such member
 */
export async function endSessions(stage: Stage, username: string): Promise<void> {
  enterStage(stage, await outputsOf(stage));
  const memberId = await findMemberId(unrestricted, username);
  if (!memberId) throw new Error(`${stage.name} has no member ${username}`);
  await endAllSessions(memberId);
}
