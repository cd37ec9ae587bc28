import { PROJECT_BYTES, ROLE_FACTS_BYTES, ROLE_TITLES_BYTES } from '../../limits.ts';
import type { RoleFacts } from '../../model/role.ts';
import { bytesOf } from '../texts/bytes.ts';

interface Role extends Partial<Pick<RoleFacts, 'skills' | 'location' | 'question'>> {
  title: string;
  description: string;
}

interface ProjectTexts {
  name: string;
  pitch?: string;
  description: string;
  website: string;
}

const sum = (texts: string[]): number => texts.reduce((all, text) => all + bytesOf(text), 0);

export type ProjectExcess = 'roleTitlesTooLong' | 'roleFactsTooLong' | 'textsTooLong';

/** The limit that the texts of a project exceed, if any. Lists of projects rely on these limits for their cost. */
export function projectExcess(
  { name, pitch = '', description, website }: ProjectTexts,
  roles: readonly Role[],
): ProjectExcess | undefined {
  const titles = sum(roles.map(({ title }) => title));
  if (titles > ROLE_TITLES_BYTES) return 'roleTitlesTooLong';
  const facts = sum(roles.flatMap(({ skills = [], location = '' }) => [...skills, location]));
  if (facts > ROLE_FACTS_BYTES) return 'roleFactsTooLong';
  const texts = roles.flatMap((role) => [role.description, role.question ?? '']);
  return titles + facts + sum([name, pitch, description, website, ...texts]) > PROJECT_BYTES
    ? 'textsTooLong'
    : undefined;
}
