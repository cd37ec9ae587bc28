import { describe, expect, it } from 'vitest';
import { search } from '../../shared/api/search.ts';
import { freshUsername, newMember } from '../testing/client.ts';
import { settled } from '../testing/settled.ts';
import { hasTable } from '../testing/system.ts';
import { indexAll } from './store/index-all.ts';
import { updateThings } from './store/update.ts';

describe.skipIf(!hasTable)('members and posts from before there was a search', () => {
  it('are found once they are indexed, the newest first, however often that is done', async () => {
    const word = freshUsername();
    const member = await newMember('founder');
    const older = await member.post(`${word} first`);
    const newer = await member.post(`${word} second`);
    await settled();
    const found = async (query: string) => {
      const { people, posts } = await member.must(search.find, { query: { query } });
      return { people: people.map(({ _id }) => _id), posts: posts.map(({ _id }) => _id) };
    };
    const expected = { people: [], posts: [newer._id, older._id] };
    expect(await found(word)).toEqual(expected);

    const asIfGone = async () => new Map();
    await updateThings('posts', [older._id, newer._id], asIfGone);
    await updateThings('people', [member.user._id], asIfGone);
    expect(await found(word)).toEqual({ people: [], posts: [] });
    expect((await found(member.user.username)).people).toEqual([]);

    const { people, posts } = await indexAll();
    expect(people).toBeGreaterThan(0);
    expect(posts).toBeGreaterThan(1);
    expect(await found(word)).toEqual(expected);
    expect((await found(member.user.username)).people).toEqual([member.user._id]);
    await indexAll();
    expect(await found(word)).toEqual(expected);
  }, 120_000);
});
