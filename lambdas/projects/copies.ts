import type { RefreshCopies } from '../members/jobs/refresh-author.ts';
import { refreshOnComments, refreshOnProjects } from './store/refresh-person.ts';

/** The copies of members in projects, teams and beside comments. */
export const projectCopies: RefreshCopies[] = [refreshOnProjects, refreshOnComments];
