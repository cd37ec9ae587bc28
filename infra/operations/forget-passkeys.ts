import { readPasskeys, removePasskey } from '../../lambdas/factors/passkeys/passkeys.ts';
import { sweepRecoveryCodes } from '../../lambdas/factors/recovery-codes/recovery-codes.ts';
import { endAllSessions } from '../../lambdas/http/session/ending.ts';
import { findMemberId } from '../../lambdas/members/store/members.ts';
import { plainEffect } from '../../lambdas/table/effect.ts';
import { unrestricted } from '../../lambdas/visibility/viewer.ts';
import { ADMIN_USERNAME } from '../../shared/rules/members/administrator.ts';
import type { Stage } from '../stages.ts';
import { enterStage, outputsOf } from './deployed-stage.ts';

/**
 * Ends all sessions of the administrator of a stage, and takes all passkeys and recovery codes from them: they have lost
 * these, and add a new one with the password.
 *
 * @returns how many passkeys there were
 * @throws Error when the stage has no administrator
 */
export async function forgetPasskeys(stage: Stage): Promise<number> {
  enterStage(stage, await outputsOf(stage));
  const memberId = await findMemberId(unrestricted, ADMIN_USERNAME);
  if (!memberId) throw new Error(`${stage.name} has no administrator`);
  const passkeys = await readPasskeys(memberId);
  for (const { _id } of passkeys) await removePasskey(plainEffect, memberId, _id, { keepsOne: false });
  await sweepRecoveryCodes(memberId);
  // Whoever has found the lost device may be signed in with it.
  await endAllSessions(memberId);
  return passkeys.length;
}
