import { PIPELINE_MAX } from '../../shared/limits.ts';
import type { PipelineCounts, PipelineState } from '../../shared/model/pipeline.ts';
import { memberKeys } from '../members/store/keys.ts';
import { readProject } from '../projects/store/projects.ts';
import { removeMany } from '../table/batch.ts';
import type { Effect } from '../table/effect.ts';
import { newId } from '../table/ids.ts';
import { newestFirst, type PageOf } from '../table/paginate.ts';
import { retryOnConflict } from '../table/retry.ts';
import { get, type Page } from '../table/table.ts';
import type { ViewingMember } from '../visibility/viewer.ts';
import { PipelineFullError } from './errors.ts';
import type { PipelineItem } from './items.ts';
import { pipelineKeys } from './keys.ts';

/** How a member stands to a project, as it stands now. */
export const readStanding = (memberId: string, projectId: string): Promise<PipelineItem | undefined> =>
  get(pipelineKeys.project(memberId, projectId), { consistent: true });

/** A page of a member's projects in some states, in the order in which they came into theirs, the newest first. */
export async function readByState(
  memberId: string,
  states: readonly PipelineState[],
  page: PageOf,
): Promise<Page<PipelineItem>> {
  const lists = await Promise.all(
    states.map((state) =>
      newestFirst<PipelineItem>({ partition: pipelineKeys.inState(memberId, state), index: 'gsi1' }, page),
    ),
  );
  const found = lists.flatMap(({ items }) => items).sort((a, b) => (a.since < b.since ? 1 : -1));
  return {
    items: found.slice(0, page.limit),
    more: found.length > page.limit || lists.some(({ more }) => more),
  };
}

const ownItems = (memberId: string, limit: number) =>
  newestFirst<PipelineItem>(
    { partition: memberKeys.member(memberId), prefix: pipelineKeys.projectsOf() },
    { limit },
  );

/** How many projects a member has in each state: they have room for few enough to read all. */
export async function countByState(memberId: string): Promise<PipelineCounts> {
  const { items } = await ownItems(memberId, PIPELINE_MAX);
  const counts: PipelineCounts = { watching: 0, talking: 0, passed: 0, invested: 0 };
  for (const { state } of items) counts[state] += 1;
  return counts;
}

async function checkRoom(memberId: string): Promise<void> {
  const { items } = await ownItems(memberId, PIPELINE_MAX);
  if (items.length >= PIPELINE_MAX) throw new PipelineFullError();
}

interface Change {
  projectId: string;
  state: PipelineState;
  /** The note before stays when it is absent. */
  note?: string | undefined;
}

/** How an investor stands to a project after a change. */
function itemAfter(
  memberId: string,
  name: string,
  before: PipelineItem | undefined,
  change: Change,
): PipelineItem {
  const { projectId, state, note = before?.note ?? '' } = change;
  const since = before?.state === state ? before.since : newId();
  return {
    ...pipelineKeys.byState(memberId, state, since),
    _id: before?._id ?? since,
    projectId,
    name,
    state,
    note,
    since,
    version: (before?.version ?? 0) + 1,
  };
}

/**
 * Puts a project into a state of an investor's pipeline.
 *
 * @throws ProjectNotFoundError when it is not there for the investor, who then keeps what they have written
 * @throws PipelineFullError when the pipeline has no room for another one
 * @returns how the investor stands to it afterwards
 */
export const setState = (effect: Effect, viewer: ViewingMember, change: Change): Promise<PipelineItem> =>
  retryOnConflict(async () => {
    const { _id: memberId } = viewer;
    const [before, project] = await Promise.all([
      readStanding(memberId, change.projectId),
      readProject(viewer, change.projectId),
    ]);
    if (!before) await checkRoom(memberId);
    const item = itemAfter(memberId, project.name, before, change);
    await effect.commit([
      {
        put: { ...pipelineKeys.project(memberId, change.projectId), ...item },
        ...(before ? { condition: 'version = :seen', values: { ':seen': before.version } } : { ifNew: true }),
      },
    ]);
    return item;
  });

/** Takes a project out of a pipeline, whether it is still there or not. Idempotent. */
export const takeOut = (effect: Effect, memberId: string, projectId: string): Promise<void> =>
  retryOnConflict(async () => {
    if (await readStanding(memberId, projectId))
      await effect.commit([{ delete: pipelineKeys.project(memberId, projectId) }]);
  });

const SWEPT = 100;

/**
 * Removes a page of the pipeline of a deleted member.
 *
 * @returns whether more may be left
 */
export async function sweepPipeline(memberId: string): Promise<boolean> {
  const { items, more } = await ownItems(memberId, SWEPT);
  await removeMany(items);
  return more;
}
