import { eachPage, ownPages } from '../members/archive-pages.ts';
import type { ArchivePart } from '../members/archive-part.ts';
import { forOwnedKinds } from '../members/owned-kinds.ts';
import { hiddenAmong } from '../visibility/viewer.ts';
import type { PipelineItem } from './items.ts';
import { pipelineKeys, type pipelineKinds } from './keys.ts';
import { presentRows } from './views.ts';

/** What the member has noted, with the name of the project unless its founder is hidden from them. */
const projects: ArchivePart = {
  file: 'pipeline.json',
  rows: (viewer) =>
    eachPage(ownPages<PipelineItem>(viewer._id, pipelineKeys.projectsOf()), async (page) => {
      const rows = await presentRows(viewer._id, page);
      const hidden = await hiddenAmong(
        viewer,
        rows.flatMap(({ project }) => project?.founder._id ?? []),
      );
      return rows.map(({ project, name, projectId, ...standing }) => {
        const isHidden = project !== null && hidden.has(project.founder._id);
        return { ...standing, project: { _id: projectId, ...(!isHidden && { name }) } };
      });
    }),
};

export const pipelineArchive = forOwnedKinds<typeof pipelineKinds>()({ project: projects });
