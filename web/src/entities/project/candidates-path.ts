import type { OpenRole } from '../../../../shared/model/role.ts';
import { searchPath } from '../../../../shared/rules/search/search-path.ts';

/** Where a search for job seekers begins: the skill that matters most for a role, or what it is called. */
export const candidatesPath = ({ skills, title }: Pick<OpenRole, 'skills' | 'title'>): string =>
  searchPath({ kind: 'people', query: skills[0] ?? title, filters: { role: 'job_seeker' } });
