import * as z from 'zod';
import * as limits from '../limits.ts';
import { posts as texts } from '../texts/posts/posts.ts';
import { fileInput } from './common.ts';
import { atMost } from './list.ts';
import { postDocument, postImage, postVideo } from './post.ts';
import { line } from './text.ts';

/** A file that came with a message, or with an update of a project. */
export const attachment = () =>
  z.discriminatedUnion('kind', [
    postImage().extend({ kind: z.literal('image') }),
    postDocument().extend({ kind: z.literal('document') }),
    postVideo().extend({ kind: z.literal('video') }),
  ]);
export type Attachment = z.infer<ReturnType<typeof attachment>>;

const newAttachment = () =>
  z.discriminatedUnion('kind', [
    z.object({
      kind: z.literal('image'),
      url: fileInput,
      alt: line(limits.ALT_MAX, { tooLong: texts.altTooLong }).default(''),
    }),
    z.object({
      kind: z.literal('document'),
      url: fileInput,
      name: line(limits.DOCUMENT_NAME_MAX, {
        required: texts.documentNameRequired,
        tooLong: texts.documentNameTooLong,
      }),
    }),
    z.object({ kind: z.literal('video'), url: fileInput }),
  ]);
export type NewAttachment = z.infer<ReturnType<typeof newAttachment>>;

/** Files that go with what is written; none unless they are given. */
export const newAttachments = (max: number, tooMany: string) =>
  atMost(max, z.array(newAttachment()), tooMany).default([]);
