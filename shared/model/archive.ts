import * as z from 'zod';
import { instant } from './common.ts';

/** How far the file with all of a member's data has come. */
export const memberArchive = () =>
  z.strictObject({
    /** `none` also when the last one has expired. */
    state: z.enum(['none', 'running', 'ready', 'failed']),
    requestedAt: instant.optional(),
    readyAt: instant.optional(),
    /** When the file goes. */
    validUntil: instant.optional(),
    /** When the next one may be asked for; absent when it may now. */
    nextAt: instant.optional(),
    bytes: z.int().optional(),
    /** Where the file can be downloaded, for an hour; with `ready`. */
    url: z.url().optional(),
  });

export type MemberArchive = z.infer<ReturnType<typeof memberArchive>>;
