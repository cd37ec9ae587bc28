import * as z from 'zod';
import * as limits from '../limits.ts';
import { updates as texts } from '../texts/projects/updates.ts';
import { id, instant } from './common.ts';
import { text } from './text.ts';

/** What the founder of a project has told those who have to do with it. */
export const projectUpdate = () => z.strictObject({ _id: id, text: z.string(), createdAt: instant });
export type ProjectUpdate = z.infer<ReturnType<typeof projectUpdate>>;

/** Body of writing one. */
export const projectUpdateInput = () =>
  z.object({
    text: text(limits.PROJECT_UPDATE_MAX, { required: texts.empty, tooLong: texts.tooLong }),
  });
