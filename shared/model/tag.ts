import * as z from 'zod';
import { TAG_MAX } from '../limits.ts';
import { tagOf } from '../rules/text-parts.ts';
import { posts as texts } from '../texts/posts/posts.ts';

/** A tag as callers send it, in any case, with or without `#`. */
export const tag = () =>
  z
    .string()
    .max('#'.length + TAG_MAX, texts.tagInvalid)
    .transform((given, context) => {
      const known = tagOf(given);
      if (known !== undefined) return known;
      context.addIssue({ code: 'custom', message: texts.tagInvalid });
      return z.NEVER;
    });
