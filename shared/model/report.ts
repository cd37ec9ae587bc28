import * as z from 'zod';
import * as limits from '../limits.ts';
import { foundBy, REPORT_KINDS, REPORT_REASONS } from '../rules/reporting.ts';
import { reports as texts } from '../texts/reports/reports.ts';
import { commentId, id, instant, picture } from './common.ts';
import { conversationId, message } from './conversation.ts';
import { person } from './member.ts';
import { text } from './text.ts';

const kind = () => z.enum(REPORT_KINDS, texts.kindRequired);
const reason = () => z.enum(REPORT_REASONS, texts.reasonRequired);

/** What has become of the reports of one thing. */
const CASE_STATUSES = ['open', 'dismissed', 'removed', 'suspended'] as const;
export const caseStatus = () => z.enum(CASE_STATUSES);
export type CaseStatus = (typeof CASE_STATUSES)[number];

/**
 * Names a reported thing: `post.<id>`, `comment.<id of its writer>.<id>`, because a comment is found by its writer,
 * `projectUpdate.<id of its project>.<id>` and `message.<id of its conversation>.<id>`.
 */
export const caseId = z.string().regex(/^[a-zA-Z]+(\.[\w-]{16}|\.[\w-]{32})?\.[\w-]{16}([\w-]{16})?$/);

/** A report as members send it. */
export const newReport = () =>
  z
    .object({
      kind: kind(),
      /** Twice as long for a reply to a comment. */
      id: commentId,
      /** Who wrote the comment; only comments need it. */
      writerId: id.optional(),
      /** Where the update is; only updates of projects need it. */
      projectId: id.optional(),
      /** Where the message is; only messages need it. */
      conversationId: conversationId.optional(),
      reason: reason(),
      text: text(limits.REPORT_TEXT_MAX).default(''),
    })
    .superRefine((given, { addIssue }) => {
      const field = foundBy(given.kind);
      if (field && given[field] === undefined)
        addIssue({ code: 'custom', message: texts.required[field], path: [field] });
    });

const days = () =>
  z.number().int().min(1, texts.daysInvalid).max(limits.SUSPENSION_DAYS_MAX, texts.daysInvalid);
/** Read by administrators only. */
const note = () => text(limits.REPORT_TEXT_MAX).default('');

/** What an administrator decides about a reported thing; the reason is that of most reporters when absent. */
export const decision = () =>
  z
    .object({
      action: z.enum(['dismiss', 'remove', 'suspend']),
      days: days().optional(),
      reason: reason().optional(),
      note: note(),
    })
    .refine((given) => given.action !== 'suspend' || given.days !== undefined, {
      error: texts.daysInvalid,
      path: ['days'],
    });

/** A suspension by itself; 0 days lift it, for which no rule is a reason: it takes words. */
export const suspensionOrder = () =>
  z
    .object({
      days: z.number().int().min(0, texts.daysInvalid).max(limits.SUSPENSION_DAYS_MAX, texts.daysInvalid),
      reason: reason(),
      note: note(),
    })
    .refine((given) => given.days > 0 || given.note !== '', {
      error: texts.liftReasonRequired,
      path: ['note'],
    });

/** A reported thing as administrators see it, with what reporters say of it. */
export const reportCase = () =>
  z.strictObject({
    _id: caseId,
    kind: kind(),
    status: caseStatus(),
    /** How many members have reported it, up to 1,000. */
    reporters: z.number(),
    reasons: z.partialRecord(reason(), z.number()),
    /** What the newest reporters wrote, newest first. */
    words: z.array(z.strictObject({ reason: reason(), text: z.string(), createdAt: instant })),
    firstAt: instant,
    lastAt: instant,
    decidedAt: instant.optional(),
    /** What it said when it was reported, however it was changed or deleted since; the wording of the most reporters first. */
    versions: z.array(
      z.strictObject({ title: z.string(), text: z.string(), reporters: z.number(), firstAt: instant }),
    ),
    /** The thing itself; null when it is gone. */
    thing: z
      .strictObject({
        title: z.string(),
        text: z.string(),
        picture,
        postId: id.optional(),
        projectId: id.optional(),
        /** What the comment says that a reply answers; "" when that is deleted. */
        inReplyTo: z.string().optional(),
      })
      .nullable(),
    /** Who wrote it, or the reported member; null when they have left. */
    member: person().extend({ suspendedUntil: instant.optional() }).nullable(),
  });
export type ReportCase = z.infer<ReturnType<typeof reportCase>>;

/** A message as an administrator sees it who judges one that was reported. */
export const messageInQuestion = () => z.strictObject({ sender: person(), message: message() });
export type MessageInQuestion = z.infer<ReturnType<typeof messageInQuestion>>;

const AUDIT_ACTIONS = ['dismiss', 'remove', 'suspend', 'lift', 'sync'] as const;

/** One thing that an administrator has done. */
export const auditEntry = () =>
  z.strictObject({
    _id: id,
    action: z.enum(AUDIT_ACTIONS),
    createdAt: instant,
    by: person(),
    /** Whom it concerned; null when nobody, or when they have left. */
    member: person().nullable(),
    kind: kind().optional(),
    /** The reported thing, unless it is a member: its id, and its first words as it was reported. */
    thing: z.strictObject({ id: commentId, words: z.string() }).optional(),
    reason: reason().optional(),
    days: z.number().optional(),
    note: z.string(),
  });
export type AuditEntry = z.infer<ReturnType<typeof auditEntry>>;
