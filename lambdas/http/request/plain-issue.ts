import type * as z from 'zod';
import { profile as profileTexts } from '../../../shared/texts/members/profile.ts';
import { requests } from '../../../shared/texts/members/requests.ts';
import { rules } from '../../../shared/texts/rules.ts';

const TOO_BIG: Record<string, string> = { string: profileTexts.tooLong, array: rules.listTooLong };

/** A sentence for people in place of the library's, for whatever does not fit and whose schema has none of its own. */
export function plainIssue(issue: z.core.$ZodRawIssue): string {
  if (issue.code === 'too_big') return TOO_BIG[issue.origin] ?? requests.valueInvalid;
  if (issue.code !== 'invalid_type') return requests.valueInvalid;
  if (issue.expected === 'object' && !issue.path?.length) return requests.notAnObject;
  return issue.input === undefined || issue.input === null ? requests.valueMissing : requests.valueInvalid;
}
