import { RECEIVED_EARLIER } from '../../../../shared/limits.ts';
import type { ApplicationStage } from '../../../../shared/model/application-progress.ts';
import { stagesOf } from '../../../../shared/rules/projects/asked-stages.ts';
import { getMany } from '../../../table/batch.ts';
import { ConditionFailedError } from '../../../table/errors.ts';
import { newestFirst } from '../../../table/paginate.ts';
import { get, update } from '../../../table/table.ts';
import { hiddenAmong, type ViewingMember } from '../../../visibility/viewer.ts';
import type { ApplicationItem, AppliedItem } from '../items.ts';
import { projectKeys } from '../keys.ts';
import { stageOf } from './progress.ts';

/** Puts an application as it stands now in the list of all that its founder has received. */
export async function placeReceived({ memberId, projectId, roleId }: ApplicationItem): Promise<void> {
  const application = await get(projectKeys.application(memberId, projectId, roleId), { consistent: true });
  if (!application) return;
  const { appliedAt, founderId, roleTitle } = application;
  const { gsi1pk, gsi1sk } = projectKeys.byReceived(founderId, appliedAt);
  try {
    await update(projectKeys.applied(memberId, appliedAt), {
      update: 'SET gsi1pk = :list, gsi1sk = :place, memberId = :member, roleTitle = :title, stage = :stage',
      condition: 'attribute_exists(pk)',
      values: {
        ':list': gsi1pk,
        ':place': gsi1sk,
        ':member': memberId,
        ':title': roleTitle,
        ':stage': stageOf(application),
      },
    });
  } catch (error) {
    // Of one that was made again, or deleted, the place has gone.
    if (!(error instanceof ConditionFailedError)) throw error;
  }
}

/** The place of an application in the list of all that a founder has received. */
export interface Received {
  memberId: string;
  projectId: string;
  roleId: string;
  roleTitle: string;
  stage: ApplicationStage;
  appliedAt: string;
}

/** Places that are read at a time. */
const AT_ONCE = 1_000;

async function readPlaces(founderId: string): Promise<AppliedItem[]> {
  const places: AppliedItem[] = [];
  let before: string | undefined;
  do {
    const { items, more } = await newestFirst<AppliedItem>(
      { partition: projectKeys.receivedBy(founderId), index: 'gsi1' },
      { before, limit: AT_ONCE },
    );
    places.push(...items);
    before = more ? items.at(-1)?.gsi1sk : undefined;
  } while (before !== undefined);
  return places;
}

/**
 * All applications that a founder has received, newest first, without those from members who are hidden from them. Their
 * places are small: counts need all of them, and of the applications themselves a page is read.
 */
export async function readReceived(founder: ViewingMember): Promise<Received[]> {
  const items = await readPlaces(founder._id);
  const placed = items.flatMap(({ gsi1sk, memberId, projectId, roleId, roleTitle, stage }) =>
    gsi1sk && memberId && roleTitle !== undefined && stage
      ? [{ memberId, projectId, roleId, roleTitle, stage, appliedAt: gsi1sk }]
      : [],
  );
  const hidden = await hiddenAmong(
    founder,
    placed.map(({ memberId }) => memberId),
  );
  // Of a project that was handed over to the member who had applied for it, nobody reads their own.
  return placed.filter(({ memberId }) => memberId !== founder._id && !hidden.has(memberId));
}

/** How many applications for one of a founder's projects wait for an answer. */
export async function countPending(founder: ViewingMember, projectId: string): Promise<number> {
  const pending = new Set(stagesOf('pending'));
  const received = await readReceived(founder);
  return received.filter((one) => one.projectId === projectId && pending.has(one.stage)).length;
}

/** The applications themselves, as they stand now, in the same order. */
export async function readPlaced(places: Received[]): Promise<ApplicationItem[]> {
  const found = await getMany(
    places.map(({ memberId, projectId, roleId }) => projectKeys.application(memberId, projectId, roleId)),
    { consistent: true },
  );
  const byTime = new Map(found.map((application) => [application.appliedAt, application]));
  return places.flatMap(({ appliedAt }) => byTime.get(appliedAt) ?? []);
}

const WAITING: ReadonlySet<ApplicationStage> = new Set(['sent', 'seen']);

/** Those that wait for an answer first, which is due at the oldest first; then the others as they stand. */
export function waitingFirst(received: Received[]): Received[] {
  const isWaiting = ({ stage }: Received) => WAITING.has(stage);
  return [...received.filter(isWaiting).reverse(), ...received.filter((one) => !isWaiting(one))];
}

/** What the writer of an application has applied for besides, newest first. */
export const besides = (all: Received[], { memberId, appliedAt }: ApplicationItem): Received[] =>
  all.filter((one) => one.memberId === memberId && one.appliedAt !== appliedAt).slice(0, RECEIVED_EARLIER);
