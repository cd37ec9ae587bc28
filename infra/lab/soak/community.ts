import { setTimeout } from 'node:timers/promises';
import { ENDINGS, nextAct, READS, WRITES } from './acts.ts';
import { type Community, SoakMember } from './member.ts';
import { Tally } from './tally.ts';

const ROLES = ['founder', 'job_seeker', 'investor'] as const;
const SIGNUPS_AT_ONCE = 5;

/** What a member takes between two steps, on average. */
const THINK_MS = 1_000;

/** Signs up members at a server, a third of each role. */
export async function newCommunity(base: string, count: number): Promise<Community> {
  const community: Community = { base, tally: new Tally(), members: [], postIds: [], projectIds: [] };
  while (community.members.length < count) {
    const some = Array.from({ length: SIGNUPS_AT_ONCE }, (_, i) => ROLES[i % ROLES.length] ?? 'founder');
    community.members.push(...(await Promise.all(some.map((role) => SoakMember.signUp(community, role)))));
  }
  return community;
}

const MOSTLY_READS = [...READS, ...WRITES, ...ENDINGS];

/** Lets a member do one thing after the other. */
export async function live(
  me: SoakMember,
  isOver: () => boolean,
  { acts = MOSTLY_READS, thinkMs = THINK_MS } = {},
): Promise<void> {
  while (!isOver()) {
    try {
      await nextAct(acts)(me);
    } catch (error) {
      me.community.tally.unexpected.push(String(error));
    }
    await setTimeout(thinkMs * (0.5 + Math.random()));
  }
}
