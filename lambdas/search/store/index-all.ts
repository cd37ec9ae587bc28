import { ROLES } from '../../../shared/model/member.ts';
import { readRole } from '../../members/store/role-lists.ts';
import { readFeed } from '../../posts/store/feed.ts';
import { unrestricted } from '../../visibility/viewer.ts';
import type { IndexedKind } from './items.ts';
import { updateThings } from './update.ts';
import { readMemberWords, readPostWords } from './words.ts';

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

const SOURCES = {
  people: { idsOfAll: memberIds, readWords: readMemberWords },
  posts: { idsOfAll: postIds, readWords: readPostWords },
} as const;

/**
 * Makes searches find all members and posts, oldest first, so that newer ones are found before older ones. Idempotent.
 *
 * @returns how many of each
 */
export async function indexAll(): Promise<Record<IndexedKind, number>> {
  const counts = { people: 0, posts: 0 };
  for (const kind of ['people', 'posts'] as const) {
    const { idsOfAll, readWords } = SOURCES[kind];
    const ids = (await idsOfAll()).sort();
    for (let at = 0; at < ids.length; at += INDEXED_AT_ONCE)
      await updateThings(kind, ids.slice(at, at + INDEXED_AT_ONCE), readWords);
    counts[kind] = ids.length;
  }
  return counts;
}
