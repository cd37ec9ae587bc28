import * as z from 'zod';
import { id } from './common.ts';
import { conversationId, message } from './conversation.ts';

/** Where browsers open the live channel. */
export const LIVE_PATH = '/api/v1/live';

/** The close code after `session-ended`; 4000 to 4999 are for applications (RFC 6455, 7.4.2). */
export const SESSION_ENDED_CODE = 4401;

/** What the server says, one JSON object a frame. It is news only: everything can be read by a call as well. */
export const serverFrame = () =>
  z.discriminatedUnion('type', [
    z.strictObject({
      type: z.literal('counts'),
      /** Unread ones. */
      notifications: z.number(),
      /** Requests that wait for the member, 100 at most. */
      requests: z.number(),
      /** Conversations with something unread, 100 at most. */
      conversations: z.number(),
    }),
    z.strictObject({ type: z.literal('message'), conversationId, message: message() }),
    z.strictObject({ type: z.literal('message-deleted'), conversationId, messageId: id }),
    /** Somebody has read up to a message: the other member, or the same one in another browser. */
    z.strictObject({ type: z.literal('read'), conversationId, memberId: id, messageId: id }),
    z.strictObject({ type: z.literal('typing'), conversationId, memberId: id }),
    /** The session of this connection has ended; the server closes it. */
    z.strictObject({ type: z.literal('session-ended') }),
    z.strictObject({ type: z.literal('pong') }),
  ]);
export type ServerFrame = z.infer<ReturnType<typeof serverFrame>>;

/** What browsers say; all else is ignored. */
export const browserFrame = () =>
  z.discriminatedUnion('type', [
    z.object({ type: z.literal('ping') }),
    z.object({ type: z.literal('typing'), conversationId }),
  ]);
export type BrowserFrame = z.infer<ReturnType<typeof browserFrame>>;
