import * as z from 'zod';
import * as limits from '../limits.ts';
import { plainLine, plainText } from '../rules/texts/plain-text.ts';
import { webLink } from '../rules/texts/web-link.ts';
import { auth as authTexts } from '../texts/account/auth.ts';
import { profile as texts } from '../texts/members/profile.ts';

interface Sentences {
  /** Said when nothing is there; a text without this sentence may be "". */
  required?: string;
  tooLong?: string;
}

const bounded =
  (plain: (text: string) => string) =>
  (max: number, { required, tooLong = texts.tooLong }: Sentences = {}) =>
    z
      .string(required)
      .overwrite(plain)
      .min(required ? 1 : 0, required)
      .max(max, tooLong);

/** What people write, in lines: plain and bounded. */
export const text = bounded(plainText);

/** What people write in one line: a name, a headline, a search. */
export const line = bounded(plainLine);

export const email = () =>
  z
    .string(authTexts.emailInvalid)
    .trim()
    .max(limits.EMAIL_MAX, authTexts.emailInvalid)
    .pipe(z.email(authTexts.emailInvalid));

/** A link that a browser may follow: http or https only, or "". A bare host gets https. */
export const link = () =>
  z
    .string()
    .trim()
    .max(limits.URL_MAX, texts.tooLong)
    .transform((value, context) => {
      const href = value && webLink(value);
      if (href !== undefined) return href;
      context.addIssue({ code: 'custom', message: texts.linkInvalid });
      return z.NEVER;
    });
