import { beforeAll, describe, expect, it } from 'vitest';
import { contract } from '../../shared/api/index.ts';
import { HEADLINE_MAX, INDEXED_WORDS, LINE_MAX, NAME_MAX, SKILLS_MAX } from '../../shared/limits.ts';
import { type Member, newMember } from '../testing/calls/client.ts';
import { writesSoFar } from '../testing/settled.ts';
import { hasTable } from '../testing/system.ts';
import { longestWords } from '../testing/things/longest-words.ts';

const { posts, users } = contract;

/** The most write units in all, however long the words are. An edit that changes every word takes twice as many at most. */
const MOST = { post: 570, profile: 740 };

async function writesOf(call: () => Promise<unknown>): Promise<number> {
  const before = await writesSoFar();
  await call();
  return (await writesSoFar()) - before;
}

describe.skipIf(!hasTable)('what it costs to be found', () => {
  let member: Member;

  beforeAll(async () => {
    member = await newMember('founder');
  });

  it(`is at most ${MOST.post} WRU for a post, and twice that for an edit that changes every word`, async () => {
    const content = longestWords('bcd').join(' ');
    const written = await writesOf(() => member.must(posts.create, { body: { content } }));
    expect(written).toBeGreaterThan(INDEXED_WORDS * 9);
    expect(written).toBeLessThanOrEqual(MOST.post);

    const { _id: postId } = await member.post(longestWords('efg').join(' '));
    const edit = (text: string) =>
      writesOf(() => member.must(posts.edit, { params: { postId }, body: { content: text } }));
    const changed = longestWords('hij').join(' ');
    expect(await edit(changed)).toBeLessThanOrEqual(2 * MOST.post);
    // The same words find it.
    expect(await edit(`${changed}!`)).toBeLessThan(40);
  }, 120_000);

  it(`is at most ${MOST.profile} WRU for a profile, and twice that for an edit that changes every word`, async () => {
    const change = (tail: string) => {
      const words = longestWords(tail);
      const body = {
        // A name of many short words takes as much as one of few long ones.
        name: words.slice(0, 3).join(' ').slice(0, NAME_MAX),
        headline: words.slice(3, 10).join(' ').slice(0, HEADLINE_MAX),
        organization: words.slice(10, 15).join(' ').slice(0, LINE_MAX),
        location: words.slice(15, 20).join(' ').slice(0, LINE_MAX),
        skills: words.slice(20).slice(0, SKILLS_MAX),
      };
      return writesOf(() => member.must(users.updateProfile, { body }));
    };
    expect(await change('klm')).toBeLessThanOrEqual(MOST.profile);
    expect(await change('nop')).toBeLessThanOrEqual(2 * MOST.profile);
  }, 120_000);
});
