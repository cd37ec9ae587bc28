import { whenChanged } from '../events/source.ts';
import type { Change } from '../table/key.ts';
import { answeredAt, stageOf } from './store/applications/progress.ts';
import type {
  ApplicationItem,
  FormerItem,
  InterestItem,
  ProjectCommentItem,
  ProjectItem,
  SeatsItem,
  UpdateItem,
  UpvoteItem,
} from './store/items.ts';
import { projectKinds } from './store/keys.ts';
import { hasRoom, roleStateOf } from './store/seats.ts';

export type ProjectEvent =
  | { type: 'project.created'; project: ProjectItem }
  | { type: 'project.changed'; before: ProjectItem; project: ProjectItem }
  | { type: 'project.statusChanged'; project: ProjectItem; at: number }
  | { type: 'project.handedOver'; project: ProjectItem; formerId: string; at: number }
  | { type: 'project.deleted'; project: ProjectItem; at: number }
  /** For the first time, and that nothing is left of it. */
  | { type: 'project.interested' | 'project.interestDeleted'; interest: InterestItem }
  | { type: 'project.upvoted' | 'project.upvoteRetracted'; upvote: UpvoteItem }
  | {
      type: 'project.commentAdded' | 'project.commentChanged' | 'project.commentDeleted';
      comment: ProjectCommentItem;
    }
  /** There is a place for somebody where there was none, or none any more: in the team or in a role. */
  | { type: 'project.placesChanged'; projectId: string }
  | { type: 'project.updateAdded' | 'project.updateDeleted'; update: UpdateItem }
  /** A role has become full, open again, or was removed. */
  | { type: 'role.stateChanged'; projectId: string; roleId: string; title?: string }
  | {
      type: 'application.made' | 'application.withdrawn' | 'application.accepted';
      application: ApplicationItem;
    }
  | {
      type: 'application.decided';
      application: ApplicationItem;
      decidedAt: string;
    }
  /** It is another one, has come to another stage or gone to another founder. */
  | { type: 'application.moved'; application: ApplicationItem }
  /** The founder has answered for the first time. */
  | { type: 'application.answered'; application: ApplicationItem; at: string }
  | { type: 'application.reminded'; application: ApplicationItem; remindedAt: string }
  /** A reminder counts no longer: another one has come, or needs none to come. */
  | { type: 'application.reminderOver'; founderId: string; remindedAt: string }
  | { type: 'team.left'; former: FormerItem };

/** What the way of an application to its answer means. */
function progressEvents(
  before: ApplicationItem | undefined,
  after: ApplicationItem | undefined,
): ProjectEvent[] {
  const events: ProjectEvent[] = [];
  const hasMoved = before !== undefined && after !== undefined && before.founderId !== after.founderId;
  if (before?.remindedAt && (before.remindedAt !== after?.remindedAt || hasMoved))
    events.push({
      type: 'application.reminderOver',
      founderId: before.founderId,
      remindedAt: before.remindedAt,
    });
  if (!after) return events;
  const [at, remindedAt] = [answeredAt(after), after.remindedAt];
  if (
    before?.appliedAt !== after.appliedAt ||
    before.founderId !== after.founderId ||
    stageOf(before) !== stageOf(after)
  )
    events.push({ type: 'application.moved', application: after });
  if (at && (!before || answeredAt(before) !== at))
    events.push({ type: 'application.answered', application: after, at });
  if (remindedAt && (remindedAt !== before?.remindedAt || hasMoved))
    events.push({ type: 'application.reminded', application: after, remindedAt });
  return events;
}

function applicationEvents(
  before: ApplicationItem | undefined,
  after: ApplicationItem | undefined,
): ProjectEvent[] {
  if (!after) return before ? [{ type: 'application.withdrawn', application: before }] : [];
  if (after.status === 'pending')
    return before?.appliedAt === after.appliedAt ? [] : [{ type: 'application.made', application: after }];
  if (before?.status === after.status && before.decidedAt === after.decidedAt) return [];
  return [
    ...(after.cancelReason === 'withdrawn'
      ? [{ type: 'application.withdrawn', application: after } as const]
      : []),
    ...(after.status === 'accepted' ? [{ type: 'application.accepted', application: after } as const] : []),
    ...(after.decidedAt
      ? [{ type: 'application.decided', application: after, decidedAt: after.decidedAt } as const]
      : []),
  ];
}

/** Roles that have become full, or open again, and whether that or the size of the team lets somebody in or no more. */
function seatEvents({ gsi1sk: projectId, ...before }: SeatsItem, after: SeatsItem): ProjectEvent[] {
  const changed = Object.keys(before.roles).filter(
    (roleId) => after.roles[roleId] && roleStateOf(before, roleId) !== roleStateOf(after, roleId),
  );
  return [
    ...changed.map((roleId): ProjectEvent => ({ type: 'role.stateChanged', projectId, roleId })),
    ...(changed.length > 0 || hasRoom(before) !== hasRoom(after)
      ? [{ type: 'project.placesChanged', projectId } as const]
      : []),
  ];
}

/** Roles that are no longer there. */
const removalEvents = (before: ProjectItem, after: ProjectItem): ProjectEvent[] =>
  before.roles
    .filter(({ _id }) => after.roles.every((role) => role._id !== _id))
    .map(({ _id: roleId, title }) => ({ type: 'role.stateChanged', projectId: after._id, roleId, title }));

/** That a project was closed or reopened. Who was rejected because a role was full may apply again once it is open. */
function statusEvents(before: ProjectItem, after: ProjectItem): ProjectEvent[] {
  if (after.statusAt === undefined || before.statusAt === after.statusAt) return [];
  return [
    { type: 'project.statusChanged', project: after, at: after.statusAt },
    ...(after.closed
      ? []
      : after.roles.map(
          ({ _id: roleId }): ProjectEvent => ({ type: 'role.stateChanged', projectId: after._id, roleId }),
        )),
  ];
}

/** That a project has another founder. */
const handoverEvents = ({ founder }: ProjectItem, project: ProjectItem): ProjectEvent[] =>
  project.handedOverAt === undefined || founder._id === project.founder._id
    ? []
    : [{ type: 'project.handedOver', project, formerId: founder._id, at: project.handedOverAt }];

function ofProject({ before, after, at }: Change<ProjectItem>): ProjectEvent[] {
  if (before && after)
    return [
      { type: 'project.changed', before, project: after },
      ...statusEvents(before, after),
      ...handoverEvents(before, after),
      ...removalEvents(before, after),
    ];
  if (after) return [{ type: 'project.created', project: after }];
  return before ? [{ type: 'project.deleted', project: before, at }] : [];
}

/** What changes of items mean to the community. */
export const projectEvents = [
  whenChanged(projectKinds.application, ['INSERT', 'MODIFY', 'REMOVE'], ({ before, after }) => [
    ...applicationEvents(before, after),
    ...progressEvents(before, after),
  ]),
  whenChanged(projectKinds.upvote, ['INSERT', 'REMOVE'], ({ before, after }): ProjectEvent[] => {
    if (after) return [{ type: 'project.upvoted', upvote: after }];
    return before ? [{ type: 'project.upvoteRetracted', upvote: before }] : [];
  }),
  whenChanged(projectKinds.comment, ['INSERT', 'MODIFY', 'REMOVE'], ({ before, after }): ProjectEvent[] => {
    if (after) return [{ type: before ? 'project.commentChanged' : 'project.commentAdded', comment: after }];
    return before ? [{ type: 'project.commentDeleted', comment: before }] : [];
  }),
  whenChanged(projectKinds.interest, ['INSERT', 'REMOVE'], ({ before, after }): ProjectEvent[] => {
    if (after) return [{ type: 'project.interested', interest: after }];
    return before ? [{ type: 'project.interestDeleted', interest: before }] : [];
  }),
  whenChanged(projectKinds.update, ['INSERT', 'REMOVE'], ({ before, after }): ProjectEvent[] => {
    if (after) return [{ type: 'project.updateAdded', update: after }];
    return before ? [{ type: 'project.updateDeleted', update: before }] : [];
  }),
  whenChanged(projectKinds.seats, ['MODIFY'], ({ before, after }) =>
    before && after ? seatEvents(before, after) : [],
  ),
  whenChanged(projectKinds.former, ['INSERT', 'MODIFY'], ({ before, after }): ProjectEvent[] =>
    after && after._id !== before?._id ? [{ type: 'team.left', former: after }] : [],
  ),
  whenChanged(projectKinds.project, ['INSERT', 'MODIFY', 'REMOVE'], ofProject),
];
