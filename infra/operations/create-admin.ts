import { randomBytes } from 'node:crypto';
import { hashPassword } from '../../lambdas/auth/password/password.ts';
import { EmailTakenError, UsernameTakenError } from '../../lambdas/members/store/errors.ts';
import { createMember } from '../../lambdas/members/store/members.ts';
import { plainEffect } from '../../lambdas/table/effect.ts';
import { newId } from '../../lambdas/table/ids.ts';
import { ADMIN_USERNAME } from '../../shared/rules/members/administrator.ts';
import type { Stage } from '../stages.ts';
import { enterStage, outputsOf } from './deployed-stage.ts';

interface AdminOptions {
  email: string;
  name: string;
}

/** 24 URL-safe characters, so that the password can be copied from any terminal. */
const newPassword = (): string => randomBytes(18).toString('base64url');

/**
 * Creates the administrator of a stage.
 *
 * @returns the password, of which only the hash is stored
 * @throws Error when the stage already has an administrator, or the e-mail address belongs to a member
 */
export async function createAdmin(stage: Stage, { email, name }: AdminOptions): Promise<string> {
  enterStage(stage, await outputsOf(stage));
  const password = newPassword();
  const administrator = {
    _id: newId(),
    name,
    // Reserved: sign-up refuses this username.
    username: ADMIN_USERNAME,
    email,
    passwordHash: await hashPassword(password),
    isAdmin: true,
  };
  try {
    await createMember(plainEffect, administrator);
  } catch (error) {
    if (error instanceof EmailTakenError) throw new Error(`${email} belongs to a member of ${stage.name}`);
    if (error instanceof UsernameTakenError) throw new Error(`${stage.name} has an administrator already`);
    throw error;
  }
  return password;
}
