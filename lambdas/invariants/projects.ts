import { isDeepStrictEqual } from 'node:util';
import { PROJECT_COMMENTS_PREVIEW } from '../../shared/limits.ts';
import { mediaOwnerOf } from '../media/file-keys.ts';
import { memberJobKinds } from '../members/jobs/kinds.ts';
import { memberKeys } from '../members/store/keys.ts';
import { personOf } from '../members/store/person.ts';
import { notificationJobKinds } from '../notifications/jobs/kinds.ts';
import { projectJobKinds } from '../projects/jobs/kinds.ts';
import { dayOf } from '../projects/store/applications/deadlines.ts';
import { listOf } from '../projects/store/applications/outcomes.ts';
import { respondBy, stageOf, timedFrom } from '../projects/store/applications/progress.ts';
import type { ApplicationItem, AppliedItem, ProjectItem, SeatsItem } from '../projects/store/items.ts';
import { numberOf, projectKeys, projectKinds } from '../projects/store/keys.ts';
import { roleStateOf } from '../projects/store/seats.ts';
import type { Stored } from '../table/table.ts';
import { at, type Invariant, type Snapshot, type Violation } from './snapshot.ts';

/** Whether what belonged to a deleted project is still to be deleted. */
const isSwept = (table: Snapshot, projectId: string): boolean =>
  table.isOpen(notificationJobKinds.notifyProjectDeleted, projectId) ||
  table.isOpen(projectJobKinds.sweepProject, projectId);

/** Something of a project that is gone, and that nothing is to sweep. */
const isOrphan = (table: Snapshot, projectId: string): boolean =>
  !table.get(projectKeys.project(projectId)) && !isSwept(table, projectId);

/** Whether a copy of a member shows them as they are, or is about to. */
function isShown(table: Snapshot, copy: { _id: string }): boolean {
  const card = table.get(memberKeys.card(copy._id));
  if (!card) return table.mayLeaveItems(copy._id);
  return isDeepStrictEqual(personOf(card), copy) || table.isOpen(memberJobKinds.refreshAuthor, copy._id);
}

function seatViolations(table: Snapshot, project: ProjectItem, seats: Stored<SeatsItem>): Violation[] {
  const number = numberOf(project._id);
  const team = table.grouped(projectKinds.team, 'number').get(number) ?? [];
  const { taken, teamSize, roles } = seats;
  return [
    ...(taken === team.length + 1
      ? []
      : [`taken ${taken}, but ${team.length} beside the founder ${at(seats)}`]),
    ...(teamSize === null || taken <= teamSize ? [] : [`${taken} in a team of ${teamSize} ${at(seats)}`]),
    ...Object.entries(roles).flatMap(([roleId, { limit, filled }]) => {
      const inRole = team.filter(({ item }) => item.roleId === roleId).length;
      return [
        ...(filled === inRole ? [] : [`role ${roleId}: filled ${filled}, but ${inRole} ${at(seats)}`]),
        ...(filled <= limit ? [] : [`role ${roleId}: ${filled} of ${limit} positions filled ${at(seats)}`]),
      ];
    }),
    ...(isDeepStrictEqual(Object.keys(roles).sort(), project.roles.map(({ _id }) => _id).sort())
      ? []
      : [`other roles than the project has ${at(seats)}`]),
  ];
}

function upvoteViolations(table: Snapshot, project: Stored<ProjectItem>): Violation[] {
  const key = projectKeys.upvotes(project._id);
  const counted = table.get(key) ?? { ...key, upvoteCount: 0, upvoters: [] };
  const edges = table.grouped(projectKinds.upvote, 'number').get(numberOf(project._id)) ?? [];
  const members = new Set(edges.map(({ values }) => values.memberId));
  return [
    ...(counted.upvoteCount === edges.length
      ? []
      : [`upvoteCount ${counted.upvoteCount}, but ${edges.length} ${at(counted)}`]),
    ...counted.upvoters
      .filter((memberId) => !members.has(memberId))
      .map((memberId) => `lists the upvote of ${memberId}, who has given none ${at(counted)}`),
  ];
}

function interestViolations(table: Snapshot, project: Stored<ProjectItem>): Violation[] {
  const key = projectKeys.interests(project._id);
  const { interestCount } = table.get(key) ?? { interestCount: 0 };
  const all = table.grouped(projectKinds.interest, 'number').get(numberOf(project._id)) ?? [];
  const standing = all.filter(({ item }) => !item.isWithdrawn).length;
  return [
    ...(interestCount === standing ? [] : [`interestCount ${interestCount}, but ${standing} ${at(key)}`]),
    ...all
      .filter(({ item: { _id: _, projectId, at: last, isWithdrawn, gsi1pk, gsi1sk } }) => {
        const expected = projectKeys.byInterest(projectId, isWithdrawn ? 'withdrawn' : 'standing', last);
        return gsi1pk !== expected.gsi1pk || gsi1sk !== expected.gsi1sk;
      })
      .map(({ item }) => `interest in another list than its own ${at(item)}`),
  ];
}

function commentViolations(table: Snapshot, project: Stored<ProjectItem>): Violation[] {
  const key = projectKeys.commentSummary(project._id);
  const counted = table.get(key) ?? { ...key, commentCount: 0, newest: [] };
  const comments = (table.grouped(projectKinds.comment, 'number').get(numberOf(project._id)) ?? [])
    .map(({ item }) => item)
    .sort((a, b) => b.number - a.number);
  const newest = comments.slice(0, PROJECT_COMMENTS_PREVIEW);
  return [
    ...(counted.commentCount === comments.length
      ? []
      : [`commentCount ${counted.commentCount}, but ${comments.length} ${at(counted)}`]),
    ...(isDeepStrictEqual(
      counted.newest.map(({ _id, user }) => ({ _id, user })),
      newest.map(({ _id, user }) => ({ _id, user })),
    )
      ? []
      : [`shows comments that are not its newest ${at(counted)}`]),
  ];
}

function updateViolations(table: Snapshot, project: Stored<ProjectItem>): Violation[] {
  const { _id, updateCount = 0 } = project;
  const found = table.grouped(projectKinds.update, 'number').get(numberOf(_id)) ?? [];
  const foreign = table.isOpen(projectJobKinds.followHandover, _id)
    ? []
    : found.filter(({ item: { attachments = [] } }) =>
        attachments.some(({ url }) => mediaOwnerOf(url) !== project.founder._id),
      );
  return [
    ...(updateCount === found.length
      ? []
      : [`updateCount ${updateCount}, but ${found.length} ${at(project)}`]),
    ...foreign.map(({ item }) => `has files of another founder ${at(item)}`),
  ];
}

/** No application waits for a role that is full or gone, or of somebody who does not look for one. */
function waitingViolations(table: Snapshot, seats: SeatsItem, projectId: string): Violation[] {
  const applications = table.grouped(projectKinds.application, 'number').get(numberOf(projectId)) ?? [];
  return applications
    .map(({ item }) => item)
    .filter(
      ({ status, roleId }) =>
        status === 'pending' &&
        !table.isOpen(projectJobKinds.reconcileRoleApplications, `${projectId}#${roleId}`),
    )
    .filter(({ roleId }) => roleStateOf(seats, roleId) !== 'open')
    .map((application) => `waits for a role that is full or gone ${at(application)}`);
}

function projectViolations(table: Snapshot, project: Stored<ProjectItem>): Violation[] {
  const seats = table.get(projectKeys.seats(project._id));
  const founderIsListed = seats?.gsi1pk === projectKeys.projectsOf(project.founder._id);
  return [
    ...(isShown(table, project.founder) ? [] : [`shows its founder as they are not ${at(project)}`]),
    ...(seats && founderIsListed
      ? seatViolations(table, project, seats)
      : [`without its seats ${at(project)}`]),
    ...(seats ? waitingViolations(table, seats, project._id) : []),
    ...upvoteViolations(table, project),
    ...interestViolations(table, project),
    ...commentViolations(table, project),
    ...updateViolations(table, project),
  ];
}

/** Whether the founder of an application that waits will be reminded. */
function isAwaited(table: Snapshot, application: ApplicationItem): boolean {
  if (respondBy(application) === undefined) return true;
  const from = timedFrom(application);
  return table.get(projectKeys.waiting(dayOf(from), from)) !== undefined;
}

/** Whether an application stands in the list of all that its founder has received; older ones come there with their next change. */
const isReceived = (application: ApplicationItem, entry: AppliedItem | undefined): boolean =>
  !application.isTimed ||
  (entry?.stage === stageOf(application) &&
    entry.gsi1pk === projectKeys.receivedBy(application.founderId) &&
    entry.gsi1sk === application.appliedAt);

/** Applications stand in the list of their writer and in that of their founder, and only there. */
function applicationViolations(table: Snapshot): Violation[] {
  const applications = table.all(projectKinds.application);
  const entries = table.all(projectKinds.applied);
  const byTime = table.by(projectKinds.application, 'appliedAt');
  return [
    ...applications.flatMap(({ item }) => {
      const { projectId, memberId, roleId, appliedAt, gsi1pk, gsi1sk } = item;
      if (isOrphan(table, projectId)) return [`for a project that is gone ${at(item)}`];
      if (!table.mayLeaveItems(memberId)) return [`of a member who is gone ${at(item)}`];
      const entry = table.get(projectKeys.applied(memberId, appliedAt));
      const wanted = projectKeys.byApplication(projectId, listOf(item), appliedAt);
      return [
        ...(entry?.projectId === projectId && entry.roleId === roleId
          ? []
          : [`not in the list of its writer ${at(item)}`]),
        ...(isAwaited(table, item) ? [] : [`waits for an answer unnoticed ${at(item)}`]),
        ...(isReceived(item, entry) ? [] : [`not as it stands in the list of all received ${at(item)}`]),
        ...(gsi1pk === wanted.gsi1pk && gsi1sk === wanted.gsi1sk
          ? []
          : [`not in the list of its founder ${at(item)}`]),
      ];
    }),
    ...entries
      .filter(({ item, values }) => {
        const application = byTime.get(values.appliedAt);
        return application?.memberId !== values.memberId && !isSwept(table, item.projectId);
      })
      .filter(({ values }) => !table.isOpen(memberJobKinds.sweepMember, values.memberId))
      .map(({ item }) => `place of an application that is not there ${at(item)}`),
  ];
}

/** Nothing is left of projects and members that are gone. */
function orphans(table: Snapshot): Violation[] {
  const numbers = new Set(table.all(projectKinds.project).map(({ values }) => values.number));
  const parts = [
    projectKinds.texts,
    projectKinds.seats,
    projectKinds.upvotes,
    projectKinds.commentSummary,
    projectKinds.commentCounter,
    projectKinds.replies,
  ].flatMap((kind) => table.all<unknown, ['number']>(kind));
  return [
    ...parts
      .filter(({ values }) => !numbers.has(values.number))
      .map(({ item }) => `of a project that is gone ${at(item)}`),
    ...table.all(projectKinds.team).flatMap(({ item, values }) => {
      if (!numbers.has(values.number) && !isSwept(table, item.gsi1sk))
        return [`of a project that is gone ${at(item)}`];
      return isShown(table, item.member) ? [] : [`shows a member as they are not ${at(item)}`];
    }),
    ...table
      .all(projectKinds.former)
      .filter(({ item, values }) => !numbers.has(values.number) && !isSwept(table, item.projectId))
      .map(({ item }) => `of a project that is gone ${at(item)}`),
    ...table.all(projectKinds.upvote).flatMap(({ item, values }) => {
      if (isOrphan(table, item.projectId)) return [`on a project that is gone ${at(item)}`];
      return table.mayLeaveItems(values.memberId) ? [] : [`of a member who is gone ${at(item)}`];
    }),
    ...table.all(projectKinds.interest).flatMap(({ item, values }) => {
      if (isOrphan(table, item.projectId)) return [`in a project that is gone ${at(item)}`];
      return table.mayLeaveItems(values.memberId) ? [] : [`of a member who is gone ${at(item)}`];
    }),
    ...table
      .all(projectKinds.update)
      .filter(({ item }) => isOrphan(table, item.projectId))
      .map(({ item }) => `of a project that is gone ${at(item)}`),
    ...table.all(projectKinds.comment).flatMap(({ item }) => {
      if (isOrphan(table, item.projectId)) return [`on a project that is gone ${at(item)}`];
      return isShown(table, item.user) ? [] : [`shows its writer as they are not ${at(item)}`];
    }),
  ];
}

export const projects: Invariant = (table) => [
  ...table.all(projectKinds.project).flatMap(({ item }) => projectViolations(table, item)),
  ...applicationViolations(table),
  ...orphans(table),
];
