import * as z from 'zod';
import * as limits from '../limits.ts';
import { USERNAME_PATTERN } from '../rules/members/username.ts';
import { rules } from '../texts/rules.ts';
import { RESERVED_USERNAMES } from './member.ts';
import { newPassword } from './password.ts';
import { email, line } from './text.ts';

/** What a newcomer types, each field by itself. */
export const signupFields = () =>
  z.object({
    name: line(limits.NAME_MAX, { required: rules.nameRequired, tooLong: rules.nameTooLong }),
    username: z
      .string()
      .trim()
      .regex(USERNAME_PATTERN, rules.usernameInvalid)
      .refine((value) => !RESERVED_USERNAMES.has(value.toLowerCase()), rules.usernameReserved),
    email: email(),
    password: newPassword(),
  });
