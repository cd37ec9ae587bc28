import * as z from 'zod';
import { resource, route } from './route.ts';

/** Presigned uploads that the browser sends straight to the bucket (WIRE, POST /uploads). */
export const uploads = resource('uploads', {
  create: route({
    method: 'POST',
    path: '/uploads',
    auth: 'member',
    body: z.object({
      kind: z.enum(['avatar', 'banner', 'logo', 'post-image', 'poster', 'video', 'document']),
      contentType: z.string().max(200),
      size: z.number().int().min(1),
    }),
    answer: z.strictObject({
      url: z.string(),
      method: z.literal('PUT'),
      headers: z.record(z.string(), z.string()),
      path: z.string(),
      expiresIn: z.number(),
    }),
    idempotent: true,
  }),
});
