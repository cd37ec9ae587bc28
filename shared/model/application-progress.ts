import * as z from 'zod';
import * as limits from '../limits.ts';
import { applicationAnswers as texts } from '../texts/projects/application-answers.ts';
import { instant } from './common.ts';
import { text } from './text.ts';

/** How far an application has come; `status` says less, for clients that know no stages. */
export const applicationStage = z.enum([
  'sent',
  'seen',
  'inTalk',
  'accepted',
  'declined',
  'withdrawn',
  'cancelled',
  'expired',
]);
export type ApplicationStage = z.infer<typeof applicationStage>;

/** What one may ask for of a list of applications: one stage, or all that are pending or were rejected. */
export const askedStage = z.enum([...applicationStage.options, 'pending', 'rejected']);
export type AskedStage = z.infer<typeof askedStage>;

/** How many applications have come to each stage. */
export const stageCounts = () =>
  z.strictObject(
    Object.fromEntries(applicationStage.options.map((stage) => [stage, z.number()])) as Record<
      ApplicationStage,
      z.ZodNumber
    >,
  );

/** Why a founder has declined. */
export const declineReason = z.enum(['skills', 'timing', 'place', 'filled', 'other']);
export type DeclineReason = z.infer<typeof declineReason>;

/** What an application tells of its way to an answer. */
export const applicationProgress = () => ({
  stage: applicationStage,
  /** Oldest first; with what it has been through before it was made again. */
  history: z.array(z.strictObject({ stage: applicationStage, at: instant })),
  declineReason: declineReason.nullable(),
  declineNote: z.string(),
  /** Until when the founder has time to answer; null once they have, and for those from before there was such a time. */
  respondBy: instant.nullable(),
  /** What the founder has noted for themselves, if anything; nobody else gets it. */
  founderNote: z.string().optional(),
});

/** Body of what a founder does with an application: one of an answer, a stage, a note. */
export const applicationAnswer = () =>
  z
    .object({
      status: z.enum(['accepted', 'rejected']).optional(),
      reason: declineReason.nullish(),
      note: text(limits.DECLINE_NOTE_MAX).default(''),
      stage: z.enum(['seen', 'inTalk']).optional(),
      founderNote: text(limits.FOUNDER_NOTE_MAX).optional(),
    })
    .refine(
      ({ status, stage, founderNote }) =>
        [status, stage, founderNote].filter((part) => part !== undefined).length === 1,
      texts.oneAtATime,
    )
    .refine(
      ({ status, reason, note }) => status === 'rejected' || (!reason && note === ''),
      texts.reasonOfRejection,
    );
