import { COMMENT_SUMMARY_BYTES } from '../../../../shared/limits.ts';
import { shortened } from '../../../../shared/rules/texts/bytes.ts';
import { packNumbers } from '../../../listing/packed-numbers.ts';
import { getMany } from '../../../table/batch.ts';
import { retryOnConflict } from '../../../table/retry.ts';
import { update } from '../../../table/table.ts';
import { unrestricted } from '../../../visibility/viewer.ts';
import type { ProjectComment } from '../items.ts';
import { projectKeys } from '../keys.ts';
import { findProject } from '../projects.ts';
import { holesOf, readNewest, readSummary } from './pages.ts';

/** A comment as lists show it beside its project. */
const preview = ({ _id, text, user, userVersion }: ProjectComment): ProjectComment => ({
  _id,
  text: shortened(text, COMMENT_SUMMARY_BYTES),
  user,
  userVersion,
});

/** Those of some numbers under which a comment stands. */
async function existing(projectId: string, numbers: number[]): Promise<Set<number>> {
  const found = await getMany(
    numbers.map((number) => projectKeys.projectComment(projectId, number)),
    { consistent: true },
  );
  return new Set(found.map(({ number }) => number));
}

async function summarizeOnce(projectId: string, changed: number[]): Promise<void> {
  // Before the comments, so that what is written over has been made of none that are newer than those read now.
  const [project, summary] = await Promise.all([
    findProject(unrestricted, projectId),
    readSummary(projectId),
  ]);
  if (!project) return;
  const upTo = Math.max(summary.upTo, ...changed.map((number) => number + 1));
  const skipped = Array.from({ length: upTo - summary.upTo }, (_, i) => summary.upTo + i);
  const checked = [...new Set([...changed, ...skipped])];
  const [newest, found] = await Promise.all([readNewest(projectId), existing(projectId, checked)]);
  const holes = new Set(holesOf(summary));
  for (const number of checked) {
    if (found.has(number)) holes.delete(number);
    else holes.add(number);
  }
  const isNew = summary.version === 0;
  await update(projectKeys.commentSummary(projectId), {
    update: 'SET commentCount = :count, upTo = :upTo, holes = :holes, newest = :newest, version = :next',
    condition: isNew ? 'attribute_not_exists(pk)' : 'version = :seen',
    values: {
      ':count': upTo - holes.size,
      ':upTo': upTo,
      ':holes': packNumbers([...holes].sort((a, b) => a - b)),
      ':newest': newest.map(preview),
      ':next': summary.version + 1,
      ...(!isNew && { ':seen': summary.version }),
    },
  });
}

/**
 * Brings count and previews of the comments on a project in line with its comments. Idempotent.
 *
 * @param changed numbers of the comments that were added, changed or deleted
 */
export const summarizeComments = (projectId: string, changed: number[]): Promise<void> =>
  retryOnConflict(() => summarizeOnce(projectId, changed));
