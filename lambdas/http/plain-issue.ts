import type * as z from 'zod';
import { profile as profileTexts, errors as texts } from '../../shared/texts.ts';

const TOO_BIG: Record<string, string> = { string: profileTexts.tooLong, array: texts.listTooLong };

/** A sentence for people in place of the library's, for whatever does not fit and whose schema has none of its own. */
export function plainIssue(issue: z.core.$ZodRawIssue): string {
  if (issue.code === 'too_big') return TOO_BIG[issue.origin] ?? texts.valueInvalid;
  if (issue.code !== 'invalid_type') return texts.valueInvalid;
  if (issue.expected === 'object' && !issue.path?.length) return texts.notAnObject;
  return issue.input === undefined || issue.input === null ? texts.valueMissing : texts.valueInvalid;
}
