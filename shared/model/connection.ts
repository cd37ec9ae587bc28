import * as z from 'zod';
import { id, instant } from './common.ts';
import { author } from './member.ts';

export const connectionRequest = z.strictObject({
  _id: id,
  sender: author.pick({ _id: true, username: true, name: true, headline: true, profilePicture: true }),
  createdAt: instant,
});
export type ConnectionRequest = z.infer<typeof connectionRequest>;

export const connectionStatus = z.strictObject({
  status: z.enum(['connected', 'pending_sender', 'pending_recipient', 'none']),
  requestId: id.optional(),
  connectionDate: instant.optional(),
});
export type ConnectionStatus = z.infer<typeof connectionStatus>;
