import * as z from 'zod';

/** The envelope of every error: one plain sentence, a stable code, and what was wrong where. */
export const errorEnvelope = z.strictObject({
  message: z.string(),
  error: z.string(),
  code: z.string().regex(/^[A-Z][A-Z_]*$/),
  /** When what is refused will be possible again. */
  until: z.iso.datetime().optional(),
  issues: z.array(z.strictObject({ path: z.string(), message: z.string() })).optional(),
});

export type ErrorEnvelope = z.infer<typeof errorEnvelope>;
