import * as z from 'zod';
import { BODY_WITH_PICTURES_BYTES } from '../limits.ts';

/** `_id` of anything: a URL-safe string that sorts by creation time. */
export const id = z.string().regex(/^[\w-]{16}$/);

/** `_id` of a comment. That of a reply has twice the length: it ends in that of the comment that it answers. */
export const commentId = z.string().regex(/^[\w-]{16}([\w-]{16})?$/);

/** An instant as an ISO 8601 UTC string. */
export const instant = z.iso.datetime();

/** A picture usable in `src` as it is, or "" when there is none. */
export const picture = z.string();

/** A file as callers send it: a data URL where that is allowed, else a path of `POST /uploads`. */
export const fileInput = z.string().max(BODY_WITH_PICTURES_BYTES);

/** A picture as callers send it: a data URL, a path of `POST /uploads`, a path received earlier, or "" for none. */
export const pictureInput = fileInput;

/** A text of digits as the number it is; anything else stays what it is, for the schema behind to refuse. */
export const fromDigits = (value: unknown): unknown =>
  typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value;

/** A whole number of a query string: anything else, or anything beyond the bounds, is pulled inside them. */
export const pageNumber = (fallback: number, max: number) =>
  z
    .preprocess((value) => (value === '' ? undefined : value), z.coerce.number())
    .catch(fallback)
    .transform((n) => Math.min(max, Math.max(1, Math.trunc(Number.isFinite(n) ? n : fallback))));

/** `?limit=&cursor=` of a bare array that is paged by a `Link` header. */
export const paging = (size: number, max: number) =>
  z.object({ limit: pageNumber(size, max).default(size), cursor: z.string().max(500).optional() });

/** `{message}`: the answer of calls whose only result is that they worked. */
export const message = () => z.strictObject({ message: z.string() });
