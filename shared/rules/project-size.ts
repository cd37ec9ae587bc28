import { PROJECT_BYTES, ROLE_TITLES_BYTES } from '../limits.ts';
import { bytesOf } from './bytes.ts';

interface Role {
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

export type ProjectExcess = 'roleTitlesTooLong' | 'textsTooLong';

/** The limit that the texts of a project exceed, if any. Lists of projects rely on these limits for their cost. */
export function projectExcess(
  { name, pitch = '', description, website }: ProjectTexts,
  roles: readonly Role[],
): ProjectExcess | undefined {
  const titles = sum(roles.map(({ title }) => title));
  if (titles > ROLE_TITLES_BYTES) return 'roleTitlesTooLong';
  const all = titles + sum([name, pitch, description, website, ...roles.map((role) => role.description)]);
  return all > PROJECT_BYTES ? 'textsTooLong' : undefined;
}
