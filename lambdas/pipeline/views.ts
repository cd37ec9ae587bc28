import type { PipelineRow, PipelineStanding } from '../../shared/model/pipeline.ts';
import { projectKeys } from '../projects/store/keys.ts';
import { interestsAmong } from '../projects/store/viewer-state.ts';
import { getMany } from '../table/batch.ts';
import { idNumber, idTime } from '../table/ids.ts';
import type { PipelineItem } from './items.ts';

const iso = (id: string): string => new Date(idTime(id)).toISOString();

const standingOf = ({ _id, state, note, since }: PipelineItem) => ({
  state,
  note,
  addedAt: iso(_id),
  since: iso(since),
});

/** How an investor stands to one project. */
export const presentStanding = (item: PipelineItem | undefined): PipelineStanding => ({
  standing: item ? standingOf(item) : null,
});

/** Rows of a member's pipeline with the projects as they are now. */
export async function presentRows(memberId: string, items: PipelineItem[]): Promise<PipelineRow[]> {
  const ids = items.map(({ projectId }) => projectId);
  const [found, interested] = await Promise.all([
    getMany(ids.map(projectKeys.project)),
    interestsAmong(memberId, ids.map(idNumber)),
  ]);
  const byId = new Map(
    found.map(({ _id, name, poster, category, stage, founder }) => [
      _id,
      { _id, name, poster, category, stage, founder },
    ]),
  );
  return items.map((item) => ({
    ...standingOf(item),
    projectId: item.projectId,
    name: item.name,
    interested: interested.has(item.projectId),
    project: byId.get(item.projectId) ?? null,
  }));
}
