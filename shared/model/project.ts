import * as z from 'zod';
import { CATEGORIES, SORTS, STAGES } from '../choices.ts';
import * as limits from '../limits.ts';
import { normalize } from '../rules/texts/words.ts';
import { projects as texts } from '../texts/projects/projects.ts';
import { applicationProgress, applicationStage } from './application-progress.ts';
import { fromDigits, id, instant, picture } from './common.ts';
import { atMost } from './list.ts';
import { person } from './member.ts';
import { openRole, roleFactsInput } from './role.ts';
import { line, link, text } from './text.ts';

const keys = <Key extends string>(record: Record<Key, string>): [Key, ...Key[]] =>
  Object.keys(record) as [Key, ...Key[]];

export const category = z.enum(CATEGORIES, texts.categoryRequired);
export const stage = z.enum(keys(STAGES));
export const sort = z.enum(keys(SORTS));
/** Whether a project takes applications. */
export const projectStatus = z.enum(['open', 'closed']);
export const applicationStatus = z.enum(['pending', 'accepted', 'rejected', 'cancelled']);

/**
 * Why an application is cancelled: its writer was accepted for another role, took it back or no longer looks for roles,
 * the role was removed, it was full and has an open position again, or nobody has answered in time.
 */
export const cancelReason = z.enum([
  'acceptedElsewhere',
  'withdrawn',
  'roleChanged',
  'roleRemoved',
  'positionReopened',
  'expired',
]);

export type Category = z.infer<typeof category>;
export type Stage = z.infer<typeof stage>;
export type Sort = z.infer<typeof sort>;
export type CancelReason = z.infer<typeof cancelReason>;
export type ProjectStatus = z.infer<typeof projectStatus>;
export type ApplicationStatus = z.infer<typeof applicationStatus>;

/** Names when an application was first made, by whom and for which role, so that it sorts by time. */
export const applicationId = z.string().regex(/^[\w-]{48}$/);

/** An application as its writer and the founder see it; `createdAt` is when they applied, the last time. */
export const application = () =>
  z.strictObject({
    _id: applicationId,
    userId: person(),
    roleTitle: z.string(),
    message: z.string(),
    /** To the question of the role; "" for none. */
    answer: z.string(),
    status: applicationStatus,
    /** With cancelled ones only. */
    cancelReason: cancelReason.optional(),
    createdAt: instant,
    /** How well its writer fits the role, 0 to 100, where the founder asks; null once the role, or who they are, is gone. */
    match: z.number().nullable().optional(),
    ...applicationProgress(),
  });
export type Application = z.infer<ReturnType<typeof application>>;

/** An application in the list of its writer's own. */
export const ownApplication = () =>
  application()
    .omit({ userId: true, founderNote: true, match: true })
    .extend({
      project: z.strictObject({ _id: id, name: z.string(), poster: picture, founder: person() }),
      roleId: id,
    });
export type OwnApplication = z.infer<ReturnType<typeof ownApplication>>;

const suits = z.enum(['fits', 'differs', 'unknown']);

/** The newest first, those that wait the longest for an answer first, or, of one role alone, those that fit best. */
export const receivedSort = z.enum(['latest', 'waiting', 'match']);
export type ReceivedSort = z.infer<typeof receivedSort>;

/** An application in the list of all that a founder has received. */
export const receivedApplication = () =>
  application().extend({
    project: z.strictObject({ _id: id, name: z.string(), poster: picture }),
    roleId: id,
    /** How well its writer fits the role, 0 to 100, and why; null once the role is gone. */
    match: z.number().nullable(),
    fit: z
      .strictObject({
        matchedSkills: z.array(z.string()),
        missingSkills: z.array(z.string()),
        commitment: suits,
        place: suits,
      })
      .nullable(),
    /** What the same member has applied for in the founder's projects besides, newest first. */
    earlier: z.array(
      z.strictObject({
        projectName: z.string(),
        roleTitle: z.string(),
        stage: applicationStage,
        createdAt: instant,
      }),
    ),
  });
export type ReceivedApplication = z.infer<ReturnType<typeof receivedApplication>>;

export const projectComment = () =>
  z.strictObject({ _id: id, text: z.string(), user: person(), createdAt: instant });
export type ProjectComment = z.infer<ReturnType<typeof projectComment>>;

/** A project as its viewer sees it: the founder first in the team, nobody else's messages. */
export const project = () =>
  z.strictObject({
    _id: id,
    name: z.string(),
    /** What it is in one sentence; "" while its founder has not said it. */
    pitch: z.string(),
    description: z.string(),
    category,
    stage,
    status: projectStatus,
    website: z.string(),
    poster: picture,
    teamSize: z.number().nullable(),
    founder: person(),
    upvotes: z.array(id),
    upvoteCount: z.number(),
    upvoted: z.boolean(),
    /** Whether the viewer has told the founder, as an investor, that they are interested. */
    interested: z.boolean(),
    interestCount: z.number(),
    saved: z.boolean(),
    openRoles: z.array(openRole()),
    teamMembers: z.array(z.strictObject({ userId: person(), role: z.string(), joinDate: instant })),
    pastMembers: z.array(
      z.strictObject({
        userId: z.strictObject({ _id: id }),
        role: z.string(),
        removed: z.boolean(),
        leftAt: instant,
      }),
    ),
    applications: z.array(application()),
    /** How many applications wait for an answer, where its founder asks for this project alone. */
    pendingCount: z.number().optional(),
    comments: z.array(projectComment()),
    commentCount: z.number(),
    /** How many updates its founder has written. */
    updates: z.number(),
    /** Within how many hours half of the newest answers to applications came; null while there are few. */
    medianReplyHours: z.number().nullable(),
    createdAt: instant,
    updatedAt: instant,
  });
export type Project = z.infer<ReturnType<typeof project>>;

/** What a project is known by where others stand beside it. */
export const briefProject = () =>
  project().pick({ _id: true, name: true, poster: true, pitch: true, category: true, stage: true });

/** A project in the list of all. */
export const listedProject = () =>
  project().extend({
    /** Why it fits the viewer, who is an investor and has asked for what does. */
    fit: z
      .array(z.strictObject({ kind: z.enum(['category', 'stage', 'words']), value: z.string() }))
      .optional(),
  });
export type ListedProject = z.infer<ReturnType<typeof listedProject>>;

/** Nothing, null and "" take the default; digits are the number they spell. */
const blankAs = (otherwise: number | null) => (value: unknown) =>
  value === '' || value === undefined || value === null ? otherwise : fromDigits(value);

const wholeNumber = (max: number, invalid: string) =>
  z.number(invalid).int(invalid).min(1, invalid).max(max, invalid);

const roleInput = () =>
  z.object({
    _id: id.optional(),
    title: line(limits.LINE_MAX, { required: texts.roleTitleRequired }),
    description: text(limits.DESCRIPTION_MAX).default(''),
    limit: z.preprocess(
      blankAs(limits.ROLE_POSITIONS_DEFAULT),
      wholeNumber(limits.ROLE_POSITIONS_MAX, texts.positionsInvalid),
    ),
    ...roleFactsInput().shape,
  });

const projectFields = () =>
  z.object({
    name: line(limits.LINE_MAX, { required: texts.nameRequired }),
    pitch: line(limits.PITCH_MAX),
    description: text(limits.DESCRIPTION_MAX, { required: texts.descriptionRequired }),
    category,
    stage,
    website: link(),
    /** Null for a team of no set size. */
    teamSize: z.preprocess(
      blankAs(null),
      wholeNumber(limits.TEAM_SIZE_MAX_CREATE, texts.teamSizeInvalid).nullable(),
    ),
    openRoles: atMost(
      limits.ROLES_MAX,
      z
        .array(roleInput())
        .refine(
          (roles) => new Set(roles.map(({ title }) => normalize(title))).size === roles.length,
          texts.roleTitlesAlike,
        ),
    ),
  });

/** Body of creating a project. */
export const projectInput = () =>
  projectFields().extend({
    pitch: line(limits.PITCH_MAX).default(''),
    stage: stage.default('idea'),
    website: link().default(''),
    openRoles: projectFields().shape.openRoles.default([]),
  });
export type ProjectInput = z.infer<ReturnType<typeof projectInput>>;

/** Body of editing a project: only the keys that are sent change. */
export const projectChange = () => projectFields().partial();
export type ProjectChange = z.infer<ReturnType<typeof projectChange>>;
