import { id } from '../../../shared/model/common.ts';
import { username } from '../../../shared/model/member.ts';

/** Where the pictures of pages are: the address of the page below this one, and `.png`. */
const FOLDER = '/og';

/** Where the picture of a project is. */
export const projectPicture = (projectId: string): string => `${FOLDER}/projects/${projectId}.png`;

/** Where the picture of a member is. */
export const profilePicture = (name: string): string => `${FOLDER}/profile/${encodeURIComponent(name)}.png`;

/** What a picture is of. */
export type Pictured = { projectId: string } | { username: string };

const PATH = /^(projects|profile)\/([^/]+)\.png$/;

/**
 * What a picture is of.
 *
 * @param path of the picture below the folder of all: `projects/abc.png`
 * @returns undefined for a path that is none of a picture
 */
export function picturedBy(path: string): Pictured | undefined {
  const [, kind, name = ''] = PATH.exec(path) ?? [];
  if (kind === 'projects' && id.safeParse(name).success) return { projectId: name };
  if (kind === 'profile' && username.safeParse(name).success) return { username: name };
  return undefined;
}
