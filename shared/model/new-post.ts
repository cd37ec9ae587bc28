import * as z from 'zod';
import * as limits from '../limits.ts';
import { posts as texts } from '../texts/posts/posts.ts';
import { fileInput, id } from './common.ts';
import { atMost } from './list.ts';
import { line, text } from './text.ts';

/** A photo: where it comes from, alone or with what is known of it. */
const photo = () =>
  z.union([
    fileInput.transform((url) => ({ url, alt: '' })),
    z.object({
      url: fileInput,
      alt: line(limits.ALT_MAX, { tooLong: texts.altTooLong }).default(''),
    }),
  ]);

const document = () =>
  z.object({
    url: fileInput,
    name: line(limits.DOCUMENT_NAME_MAX, {
      required: texts.documentNameRequired,
      tooLong: texts.documentNameTooLong,
    }),
  });

/** Options that were left blank do not count. */
const options = () =>
  atMost(
    limits.POLL_OPTIONS_MAX,
    z
      .array(line(limits.POLL_OPTION_MAX, { tooLong: texts.pollOptionTooLong }), texts.pollNeedsOptions)
      .overwrite((given) => given.filter((option) => option !== ''))
      .min(limits.POLL_OPTIONS_MIN, texts.pollNeedsOptions)
      .refine((given) => new Set(given).size === given.length, texts.pollOptionTwice),
    texts.pollTooManyOptions,
  );

const poll = () =>
  z.object({
    options: options(),
    days: z
      .number(texts.pollDays)
      .int(texts.pollDays)
      .min(1, texts.pollDays)
      .max(limits.POLL_DAYS_MAX, texts.pollDays)
      .default(limits.POLL_DAYS_DEFAULT),
  });
export type NewPoll = z.infer<ReturnType<typeof poll>>;

/** What a post says; "" where it has an attachment. */
export const postContent = () => text(limits.POST_MAX, { tooLong: texts.contentTooLong });

/**
 * A post as its author sends it: a text, one kind of attachment or another post, or both. Files are paths of `POST /uploads`, photos
 * data URLs as well.
 */
export const newPost = () =>
  z
    .object({
      content: postContent().default(''),
      images: z.preprocess(
        (given) => (typeof given === 'string' ? [given].filter((url) => url !== '') : given),
        atMost(limits.PHOTOS_PER_POST, z.array(photo()).default([]), texts.tooManyPhotos),
      ),
      video: fileInput.default(''),
      documents: atMost(limits.DOCUMENTS_PER_POST, z.array(document()), texts.tooManyDocuments).default([]),
      poll: poll().optional(),
      /** The id of a post that it shares, which may come without words. */
      shared: id.optional(),
    })
    .superRefine(({ content, images, video, documents, poll, shared }, { addIssue }) => {
      const kinds = [
        images.length > 0,
        video !== '',
        documents.length > 0,
        poll !== undefined,
        shared !== undefined,
      ];
      const chosen = kinds.filter(Boolean).length;
      if (chosen > 1) addIssue({ code: 'custom', message: texts.oneKind });
      if (chosen === 0 && content === '')
        addIssue({ code: 'custom', path: ['content'], message: texts.contentRequired });
    });
export type NewPost = z.infer<ReturnType<typeof newPost>>;
