import { ROLES } from '../../../shared/model/member.ts';
import { readRole } from '../../members/store/role-lists.ts';
import { readFeed } from '../../posts/store/feed.ts';
import { forAllProjects } from '../../projects/store/all-projects.ts';
import { removeMany } from '../../table/batch.ts';
import { digits } from '../../table/key.ts';
import { get } from '../../table/table.ts';
import { unrestricted } from '../../visibility/viewer.ts';
import type { IndexedKind } from './items.ts';
import { searchKeys } from './keys.ts';
import { updateProjectRows } from './project-rows.ts';
import { people, posts, type ThingSource } from './sources.ts';
import { updateThings } from './update.ts';

const READ_AT_ONCE = 100;
const INDEXED_AT_ONCE = 25;

/** The ids of all members, whatever their role. */
async function memberIds(): Promise<string[]> {
  const all: string[] = [];
  for (const role of [...ROLES, null])
    for (let before: string | undefined, more = true; more; before = all.at(-1)) {
      const page = await readRole(role, { before, limit: READ_AT_ONCE });
      all.push(...page.memberIds);
      more = page.more;
    }
  return all;
}

/** The ids of all posts. */
async function postIds(): Promise<string[]> {
  const all: string[] = [];
  for (let before: string | undefined, more = true; more; ) {
    const { posts, next } = await readFeed(unrestricted, { before, limit: READ_AT_ONCE });
    all.push(...posts.map(({ post }) => post._id));
    before = next;
    more = next !== undefined;
  }
  return all;
}

/** Things with neighbouring numbers whose ids an earlier version kept in one item. */
const FORMER_BLOCK = 64;

/** Deletes the items in which an earlier version kept the ids of things by their numbers. */
async function removeFormerIds(kind: IndexedKind): Promise<void> {
  const { count = 0 } = (await get(searchKeys.counter(kind))) ?? {};
  const blocks = Array.from({ length: Math.ceil(count / FORMER_BLOCK) }, (_, block) => digits(block));
  await removeMany(blocks.map((block) => searchKeys.formerIds(kind, block)));
}

/** @returns how many there are */
async function indexKind<Row>(source: ThingSource<Row>, ids: string[]): Promise<number> {
  ids.sort();
  for (let at = 0; at < ids.length; at += INDEXED_AT_ONCE)
    await updateThings(source, ids.slice(at, at + INDEXED_AT_ONCE));
  await removeFormerIds(source.kind);
  return ids.length;
}

/**
 * Makes searches find all members and posts, oldest first, so that newer ones are found before older ones, and show all
 * projects with their roles. Idempotent.
 *
 * @returns how many of each
 */
export const indexAll = async (): Promise<Record<IndexedKind | 'projects', number>> => ({
  people: await indexKind(people, await memberIds()),
  posts: await indexKind(posts, await postIds()),
  projects: await forAllProjects(updateProjectRows),
});
