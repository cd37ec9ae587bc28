import * as z from 'zod';
import { MAIL_TIMES, type Mailed } from '../rules/mail-choices.ts';

const choice = () => z.strictObject({ email: z.enum(MAIL_TIMES) });

const choices = () => ({ message: choice() }) satisfies Record<Mailed, unknown>;

/** What a member is told of, and how. */
export const preferences = () => z.strictObject({ types: z.strictObject(choices()) });

/** Part of it, which takes the place of what was chosen before. */
export const preferencesChange = () => z.object({ types: z.object(choices()).partial() });
