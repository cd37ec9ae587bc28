import * as z from 'zod';
import * as limits from '../limits.ts';
import { auth as texts } from '../texts/account/auth.ts';
import { rules } from '../texts/rules.ts';

/** A password that is to be one: how long it may be. How easy it is to guess is another rule. */
export const newPassword = () =>
  z
    .string(texts.passwordRequired)
    .min(limits.PASSWORD_MIN, rules.passwordTooShort)
    .max(limits.PASSWORD_MAX, rules.passwordTooLong);

/** A password that was chosen before, to be compared. */
export const givenPassword = () =>
  z.string(texts.passwordRequired).min(1, texts.passwordRequired).max(limits.BODY_BYTES);

/** What a member sends, or types, to change their password. */
export const passwordChange = () =>
  z.object({ currentPassword: givenPassword(), newPassword: newPassword() }, texts.passwordRequired);
