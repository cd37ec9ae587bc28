import * as z from 'zod';
import * as limits from '../limits.ts';
import { instant } from './common.ts';
import { person } from './member.ts';
import { text } from './text.ts';

/** What an investor has told the founder of a project, and when, the last time. */
export const interest = () => z.strictObject({ note: z.string(), createdAt: instant });
export type Interest = z.infer<ReturnType<typeof interest>>;

/** An investor who is interested in a project, as its founder sees them. */
export const interestRow = () => interest().extend({ investor: person() });
export type InterestRow = z.infer<ReturnType<typeof interestRow>>;

/** A note that is absent stays as it is. */
export const interestInput = () => z.object({ note: text(limits.INTEREST_NOTE_MAX).optional() });
