import * as z from 'zod';
import { TAG_MAX } from '../limits.ts';
import { tagOf } from '../rules/texts/text-parts.ts';
import { tags as texts } from '../texts/posts/tags.ts';

/** A tag as callers send it, in any case, with or without `#`. */
export const tag = () =>
  z
    .string()
    .max('#'.length + TAG_MAX, texts.invalid)
    .transform((given, context) => {
      const known = tagOf(given);
      if (known !== undefined) return known;
      context.addIssue({ code: 'custom', message: texts.invalid });
      return z.NEVER;
    });
