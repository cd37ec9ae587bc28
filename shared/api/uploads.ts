import * as z from 'zod';
import { UPLOAD_RULES, type UploadKind, uploadRefusal } from '../rules/upload-kinds.ts';
import { media as texts } from '../texts/media/media.ts';
import { resource, route } from './route.ts';

const isKind = (kind: string): kind is UploadKind => Object.hasOwn(UPLOAD_RULES, kind);

/** Presigned uploads that the browser sends straight to the bucket. */
export const uploads = resource('uploads', {
  create: route({
    method: 'POST',
    path: '/uploads',
    auth: 'member',
    body: () =>
      z
        .object({
          kind: z.enum(Object.keys(UPLOAD_RULES).filter(isKind)),
          contentType: z.string().max(200),
          /** Bytes. */
          size: z.number().int().min(1, texts.empty),
        })
        .superRefine(({ kind, contentType, size }, { addIssue }) => {
          const message = uploadRefusal(kind, contentType, size);
          if (message) addIssue({ code: 'custom', message });
        }),
    answer: () =>
      z.strictObject({
        url: z.string(),
        method: z.literal('PUT'),
        headers: z.record(z.string(), z.string()),
        path: z.string(),
        expiresIn: z.number(),
      }),
  }),
});
