import { STAGES } from '../../../../shared/choices.ts';
import type { Project } from '../../../../shared/model/project.ts';
import { projectParts } from '../../../../shared/texts/projects/project-screens.ts';

/** What a project is in a word each; first, that it takes no applications. */
export const projectTags = ({ status, stage, category }: Pick<Project, 'status' | 'stage' | 'category'>) => [
  ...(status === 'closed' ? [projectParts.closed] : []),
  STAGES[stage],
  category,
];
