import * as z from 'zod';
import * as limits from '../limits.ts';
import { updates as texts } from '../texts/projects/updates.ts';
import { attachment, newAttachments } from './attachment.ts';
import { id, instant } from './common.ts';
import { line, text } from './text.ts';

/** What the founder of a project has told those who have to do with it. */
export const projectUpdate = () =>
  z.strictObject({
    _id: id,
    /** What has been reached, where it is a milestone; "" where it is none. */
    milestone: z.string(),
    text: z.string(),
    attachments: z.array(attachment()),
    createdAt: instant,
  });
export type ProjectUpdate = z.infer<ReturnType<typeof projectUpdate>>;

/** Body of writing one. */
export const projectUpdateInput = () =>
  z.object({
    milestone: line(limits.MILESTONE_MAX).default(''),
    text: text(limits.PROJECT_UPDATE_MAX, { required: texts.empty, tooLong: texts.tooLong }),
    attachments: newAttachments(limits.PROJECT_UPDATE_ATTACHMENTS_MAX, texts.tooManyAttachments),
  });
