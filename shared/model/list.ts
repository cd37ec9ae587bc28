import * as z from 'zod';
import { rules } from '../texts/rules.ts';

/**
 * Bounds a list before anything looks at its elements: zod validates every element before `.max()` counts them.
 *
 * @param max elements the list may have as it is sent
 * @param schema of the list
 * @param tooLong sentence for a list with more
 */
export const atMost = <Schema extends z.ZodType>(
  max: number,
  schema: Schema,
  tooLong: string = rules.listTooLong,
) =>
  z.preprocess<unknown, Schema, z.input<Schema>>((given, context) => {
    if (!Array.isArray(given) || given.length <= max) return given;
    context.addIssue({ code: 'too_big', origin: 'array', maximum: max, message: tooLong, input: undefined });
    return z.NEVER;
  }, schema);
