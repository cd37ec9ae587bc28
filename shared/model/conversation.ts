import * as z from 'zod';
import * as limits from '../limits.ts';
import { conversations as texts } from '../texts/conversations/conversations.ts';
import { applicationStage } from './application-progress.ts';
import { attachment, newAttachments } from './attachment.ts';
import { id, instant } from './common.ts';
import { userCard } from './member.ts';
import { applicationId, applicationStatus } from './project.ts';
import { text } from './text.ts';

/** The ids of both members. */
export const conversationId = z.string().regex(/^[\w-]{32}$/);

export const message = () =>
  z.strictObject({
    _id: id,
    senderId: id,
    /** "" when it was deleted, or holds files alone. */
    text: z.string(),
    attachments: z.array(attachment()),
    createdAt: instant,
    deleted: z.boolean(),
  });
export type Message = z.infer<ReturnType<typeof message>>;

/** An application that two members talk about. */
const linkedApplication = () =>
  z.strictObject({
    _id: applicationId,
    projectId: id,
    projectName: z.string(),
    roleTitle: z.string(),
    status: applicationStatus,
    stage: applicationStage,
  });
export type LinkedApplication = z.infer<ReturnType<typeof linkedApplication>>;

/** A project of one member in which another is interested. */
const linkedProject = () => z.strictObject({ _id: id, name: z.string() });

/** A conversation as one of its two members sees it. */
export const conversation = () =>
  z.strictObject({
    _id: conversationId,
    /** The other one; named "Deleted member", without a username, when they have left. */
    member: userCard(),
    /** A long text is shortened. */
    lastMessage: message().nullable(),
    /** Messages of the other behind one's own read mark. */
    unread: z.number(),
    /** The newest message that the other has read. */
    readByOther: id.nullable(),
    /** The newest message that the viewer has read. */
    readByMe: id.nullable(),
    archived: z.boolean(),
    /** Whether the viewer mutes the other one: what they write is not told, and not among the unread that are counted. */
    muted: z.boolean(),
    applications: z.array(linkedApplication()),
    /** Projects of one of the two in which the other is interested as an investor. */
    projects: z.array(linkedProject()),
    updatedAt: instant,
  });
export type Conversation = z.infer<ReturnType<typeof conversation>>;

const fields = () => ({
  text: text(limits.MESSAGE_MAX, { tooLong: texts.textTooLong }).default(''),
  attachments: newAttachments(limits.MESSAGE_ATTACHMENTS_MAX, texts.tooManyAttachments),
});

const hasContent = (given: { text: string; attachments: unknown[] }): boolean =>
  given.text.trim() !== '' || given.attachments.length > 0;

const REQUIRED = { error: texts.textRequired, path: ['text'] };

/** A message as its sender sends it: a text, files, or both. */
export const newMessage = () => z.object(fields()).refine(hasContent, REQUIRED);
export type NewMessage = z.infer<ReturnType<typeof newMessage>>;

/** A message to a member, with whom there may be no conversation yet. */
export const newConversation = () =>
  z
    .object({
      ...fields(),
      memberId: id,
      applicationId: applicationId.optional(),
      /** A project of one of the two in which the other is interested. */
      projectId: id.optional(),
    })
    .refine(hasContent, REQUIRED);
