import { entityNumber } from '../../listing/list-index.ts';
import { readSlice } from '../../listing/sorted-list.ts';
import { PUBLIC_PARTS } from '../../members/store/keys.ts';
import { readPublicPages } from '../../members/store/public-pages.ts';
import { listKeys } from '../../projects/store/listing/keys.ts';
import { listFor } from '../../projects/store/listing/lists.ts';
import { readProjects } from '../../projects/store/projects.ts';

/** Projects in one piece of the sitemap: each is read for its address. */
const PROJECTS_A_PIECE = 500;

/** Profiles in one piece, far less than a sitemap may have (50,000, sitemaps.org). */
const PROFILES_A_PIECE = 5_000;

/** Projects of one piece of the sitemap, oldest first, so that a new one changes the last piece only. */
export async function listedProjects(piece: number) {
  const { name } = listFor('oldest', {});
  const { numbers, total } = await readSlice({ keys: listKeys, name }, () => ({
    skip: (piece - 1) * PROJECTS_A_PIECE,
    limit: PROJECTS_A_PIECE,
    descending: false,
  }));
  return { numbers: numbers.map(entityNumber), pieces: Math.ceil(total / PROJECTS_A_PIECE) };
}

/** The projects with these numbers, with what a sitemap says of each. */
export async function readListed(numbers: number[]) {
  const found = await readProjects(numbers);
  return found.map(({ project: { _id, updatedAt } }) => ({ _id, updatedAt }));
}

/** Usernames of one piece of the sitemap; undefined where there is no such piece. */
export async function listedProfiles(piece: number): Promise<string[] | undefined> {
  if (piece >= PUBLIC_PARTS) return undefined;
  return (await readPublicPages(piece, PROFILES_A_PIECE)).map(({ username }) => username);
}

/** The pieces of the sitemap that hold a profile. */
export async function profilePieces(): Promise<number[]> {
  const parts = Array.from({ length: PUBLIC_PARTS }, (_, part) => part);
  const found = await Promise.all(parts.map((part) => readPublicPages(part, 1)));
  return parts.filter((part) => found[part]?.length);
}
