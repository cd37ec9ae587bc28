import * as z from 'zod';
import { LIVE_TOPICS_MAX } from '../limits.ts';
import { id } from './common.ts';
import { conversationId, message } from './conversation.ts';
import { notification } from './notification.ts';

/** Where browsers open the live channel. */
export const LIVE_PATH = '/api/v1/live';

/** The close code after `session-ended`; 4000 to 4999 are for applications (RFC 6455, 7.4.2). */
export const SESSION_ENDED_CODE = 4401;

/** What a browser may watch: a post, a project, or the feed of the community. */
export const liveTopic = () =>
  z.union([z.literal('feed'), z.templateLiteral(['post:', id]), z.templateLiteral(['project:', id])]);
export type LiveTopic = z.infer<ReturnType<typeof liveTopic>>;

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
    /** An application has come to another stage of which the two may talk there. */
    z.strictObject({ type: z.literal('application'), conversationId }),
    /** A new one, as `GET /notifications` shows it. Of many at once only the newest are told; `counts` follows. */
    z.strictObject({ type: z.literal('notification'), notification: notification() }),
    /** What the member is to another one has changed: a request, its answer, the end of a connection, a block. */
    z.strictObject({ type: z.literal('relation'), memberId: id }),
    /** A post or project that this connection watches has been liked, upvoted or commented, or that was taken back. */
    z.strictObject({ type: z.literal('changed'), topic: liveTopic() }),
    /** Posts that are new in the feed, and posts that are gone from it. */
    z.strictObject({
      type: z.literal('feed'),
      added: z.array(z.strictObject({ _id: id, authorId: id })),
      deleted: z.array(id),
    }),
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
    /** Takes the place of what this connection has watched so far. */
    z.object({ type: z.literal('watch'), topics: z.array(liveTopic()).max(LIVE_TOPICS_MAX) }),
  ]);
export type BrowserFrame = z.infer<ReturnType<typeof browserFrame>>;
