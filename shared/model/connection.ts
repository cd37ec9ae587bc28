import * as z from 'zod';
import { instant } from './common.ts';
import { author } from './member.ts';

/** Names when a request was made, who got it and who sent it: the ids of all three, so that it sorts by time. */
export const requestId = z.string().regex(/^[\w-]{48}$/);

/** A pending request as its recipient sees it. */
export const connectionRequest = () =>
  z.strictObject({
    _id: requestId,
    sender: author().pick({ _id: true, username: true, name: true, headline: true, profilePicture: true }),
    createdAt: instant,
  });
export type ConnectionRequest = z.infer<ReturnType<typeof connectionRequest>>;

export const connectionStatus = () =>
  z.strictObject({
    status: z.enum(['connected', 'pending_sender', 'pending_recipient', 'none']),
    requestId: requestId.optional(),
    connectionDate: instant.optional(),
  });
export type ConnectionStatus = z.infer<ReturnType<typeof connectionStatus>>;
