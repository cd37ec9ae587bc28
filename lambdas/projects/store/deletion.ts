import { idNumber } from '../../table/ids.ts';
import { retryOnConflict } from '../../table/retry.ts';
import { get } from '../../table/table.ts';
import { transact } from '../../table/transact.ts';
import type { Write } from '../../table/write.ts';
import { projectKeys } from './keys.ts';
import { listingKeys } from './listing/keys.ts';
import { moveInLists } from './listing/lists.ts';
import { readProjectText } from './projects.ts';

/** Deletes a project: it is in no list and cannot be shown from this moment. What hangs on it follows. */
export const deleteProject = (projectId: string): Promise<void> =>
  retryOnConflict(async () => {
    const [project, placing] = await Promise.all([
      readProjectText(projectId),
      get(listingKeys.placing(projectId), { consistent: true }),
    ]);
    if (!project || !placing) return;
    const asSeen = ({ version }: { version: number }) => ({
      condition: 'version = :seen',
      values: { ':seen': version },
    });
    const writes: Write[] = [
      { delete: projectKeys.project(projectId), ...asSeen(project) },
      { delete: projectKeys.projectTexts(projectId) },
      { delete: listingKeys.placing(projectId), ...asSeen(placing) },
      { delete: projectKeys.seats(projectId) },
      { delete: projectKeys.upvotes(projectId) },
      { delete: projectKeys.projectComments(projectId) },
      ...(await moveInLists(idNumber(projectId), placing, undefined)),
    ];
    await transact(writes);
  });
