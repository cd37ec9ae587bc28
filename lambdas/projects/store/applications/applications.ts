import { APPLICATION_HISTORY_MAX } from '../../../../shared/limits.ts';
import { namesIn } from '../../../../shared/rules/projects/application-id.ts';
import { memberKeys } from '../../../members/store/keys.ts';
import { getMany } from '../../../table/batch.ts';
import type { Effect } from '../../../table/effect.ts';
import { idNumber } from '../../../table/ids.ts';
import { newestFirst, type PageOf } from '../../../table/paginate.ts';
import { get, query } from '../../../table/table.ts';
import { hiddenAmong, type Viewer } from '../../../visibility/viewer.ts';
import type { ApplicationItem, AppliedItem, ProjectItem } from '../items.ts';
import { type ApplicationList, projectKeys } from '../keys.ts';
import { historyOf } from './progress.ts';

/** The `_id` of an application: it sorts by time, and says where the application stands. */
export const applicationIdOf = (madeAt: string, memberId: string, roleId: string): string =>
  `${madeAt}${memberId}${roleId}`;

/** `status` and `limit` are words of the table's own. */
export const STATUS = { names: { '#status': 'status' } };

/** Under this condition an application is still what it was when it was read. */
export const asSeen = ({ status, appliedAt, decidedAt }: ApplicationItem) => ({
  condition: `#status = :seen AND appliedAt = :appliedAt AND ${decidedAt ? 'decidedAt = :decidedAt' : 'attribute_not_exists(decidedAt)'}`,
  ...STATUS,
  values: { ':seen': status, ':appliedAt': appliedAt, ...(decidedAt && { ':decidedAt': decidedAt }) },
});

/** Under this condition an application carries the note that it carried when it was read. */
function withSeenNote(application: ApplicationItem) {
  const { founderNote } = application;
  const { condition, values, ...seen } = asSeen(application);
  return {
    ...seen,
    condition: `${condition} AND ${founderNote ? 'founderNote = :note' : 'attribute_not_exists(founderNote)'}`,
    values: { ...values, ...(founderNote && { ':note': founderNote }) },
  };
}

/** An application names its role as that is called now, or as it was when the role has been removed. */
export const roleTitleOf = (
  { roleId, roleTitle }: Pick<ApplicationItem, 'roleId' | 'roleTitle'>,
  project: Pick<ProjectItem, 'roles'> | undefined,
): string => project?.roles.find(({ _id }) => _id === roleId)?.title ?? roleTitle;

/** The application that an `_id` of 48 characters names, as it stands now; none when it is from or for whoever is hidden from the viewer. */
export async function readApplication(
  viewer: Viewer,
  projectId: string,
  applicationId: string,
): Promise<ApplicationItem | undefined> {
  const { memberId, roleId } = namesIn(applicationId);
  const application = await get(projectKeys.application(memberId, projectId, roleId), { consistent: true });
  if (application?._id !== applicationId) return undefined;
  const hidden = await hiddenAmong(viewer, [memberId, application.founderId]);
  return hidden.size > 0 ? undefined : application;
}

/** Applications of one member that are looked through for one of them: those that they made last. */
const LOOKED_THROUGH = 500;

/**
 * The application that an `_id` names, where nobody says for which project it is. It may be as it was a moment ago; none
 * when it is from or for whoever is hidden from the viewer.
 */
export async function findApplication(
  viewer: Viewer,
  applicationId: string,
): Promise<ApplicationItem | undefined> {
  const { memberId, roleId } = namesIn(applicationId);
  const { pk, sk } = projectKeys.applied(memberId, '');
  const { items } = await newestFirst<AppliedItem>({ partition: pk, prefix: sk }, { limit: LOOKED_THROUGH });
  const place = items.find((one) => one.roleId === roleId);
  return place && readApplication(viewer, place.projectId, applicationId);
}

/** A member's own applications on one project, one for each role, as they stand now. */
export async function readOwnApplications(memberId: string, projectId: string): Promise<ApplicationItem[]> {
  const { items } = await query<ApplicationItem>({
    KeyConditionExpression: 'pk = :member AND begins_with(sk, :project)',
    ExpressionAttributeValues: {
      ':member': memberKeys.member(memberId),
      ':project': projectKeys.applicationsOn(idNumber(projectId)),
    },
    ConsistentRead: true,
  });
  return items.filter((application) => application.projectId === projectId);
}

/** Applications of one list of a project, newest first; a page goes on behind an `appliedAt`. */
export async function readApplications(
  projectId: string,
  list: ApplicationList,
  { before, limit }: PageOf,
): Promise<{ applications: ApplicationItem[]; more: boolean }> {
  const { gsi1pk, gsi1sk } = projectKeys.byApplication(projectId, list, '');
  const { items, more } = await newestFirst<ApplicationItem>(
    { partition: gsi1pk, prefix: gsi1sk, index: 'gsi1' },
    { before: before && projectKeys.byApplication(projectId, list, before).gsi1sk, limit },
  );
  return { applications: items, more };
}

/** Applications that a job works on at a time. */
const APPLICATIONS_AT_ONCE = 25;

/**
 * A page of all applications of a member, for work that goes through them.
 *
 * @param cursor where to go on, from the last call
 * @returns them, and the next cursor; undefined when these were the last
 */
export async function readApplicationsBy(
  memberId: string,
  cursor = projectKeys.applicationsBy(),
): Promise<{ applications: ApplicationItem[]; next: string | undefined }> {
  const { items, more } = await query<ApplicationItem>({
    KeyConditionExpression: 'pk = :member AND sk BETWEEN :after AND :end',
    ExpressionAttributeValues: {
      ':member': memberKeys.member(memberId),
      ':after': cursor,
      ':end': `${projectKeys.applicationsBy()}~`,
    },
    ConsistentRead: true,
    Limit: APPLICATIONS_AT_ONCE,
  });
  // The next page begins with the last one once more, which does no harm.
  return { applications: items, next: more ? items.at(-1)?.sk : undefined };
}

/** A member's own applications, newest first; a page goes on behind an `appliedAt`. */
export async function readApplied(
  memberId: string,
  { before, limit }: PageOf,
): Promise<{ applications: ApplicationItem[]; next: string | undefined }> {
  const { pk, sk } = projectKeys.applied(memberId, '');
  const { items, more } = await newestFirst<AppliedItem>(
    { partition: pk, prefix: sk },
    { before: before && projectKeys.applied(memberId, before).sk, limit },
  );
  const applied = items.map((item) => ({ ...item, appliedAt: item.sk.slice(sk.length) }));
  const named = new Map(
    applied.map(({ projectId, roleId }) => [
      `${projectId}${roleId}`,
      projectKeys.application(memberId, projectId, roleId),
    ]),
  );
  const applications = await getMany([...named.values()]);
  const byTime = new Map(applications.map((application) => [application.appliedAt, application]));
  return {
    applications: applied.flatMap(({ appliedAt }) => byTime.get(appliedAt) ?? []),
    next: more ? applied.at(-1)?.appliedAt : undefined,
  };
}

export type NewApplication = Pick<
  ApplicationItem,
  'projectId' | 'founderId' | 'memberId' | 'roleId' | 'roleTitle' | 'message' | 'answer' | 'appliedAt'
>;

/**
 * Applies for a role, for the first time or again: the application, and its place in the list of its writer's own. When
 * the role has become full meanwhile, it is rejected a moment later.
 *
 * @param earlier the earlier application for the role, as it was seen
 * @throws ConditionFailedError when the application has changed since it was read
 */
export async function apply(
  effect: Effect,
  given: NewApplication,
  earlier: ApplicationItem | undefined,
): Promise<ApplicationItem> {
  const { projectId, memberId, roleId, appliedAt } = given;
  const application: ApplicationItem = {
    ...given,
    ...projectKeys.byApplication(projectId, 'pending', appliedAt),
    _id: earlier?._id ?? applicationIdOf(appliedAt, memberId, roleId),
    status: 'pending',
    isTimed: true,
    // What the founder knows of the member, and what has been, is not forgotten.
    ...(earlier && { past: historyOf(earlier).slice(-APPLICATION_HISTORY_MAX) }),
    ...(earlier?.founderNote && { founderNote: earlier.founderNote }),
  };
  await effect.commit([
    {
      put: { ...projectKeys.application(memberId, projectId, roleId), ...application },
      ...(earlier ? withSeenNote(earlier) : { ifNew: true }),
    },
    { put: { ...projectKeys.applied(memberId, appliedAt), projectId, roleId } },
    ...(earlier ? [{ delete: projectKeys.applied(memberId, earlier.appliedAt) }] : []),
  ]);
  return application;
}
