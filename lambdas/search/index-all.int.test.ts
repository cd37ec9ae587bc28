import { describe, expect, it } from 'vitest';
import { contract } from '../../shared/api/index.ts';
import { STEM_LETTERS } from '../../shared/rules/search/word-search.ts';
import { updateIndex } from '../listing/update-index.ts';
import { openWordChunks, readPrefix } from '../listing/word-index.ts';
import { projectKeys } from '../projects/store/keys.ts';
import { removeMany } from '../table/batch.ts';
import { digits } from '../table/key.ts';
import { get, put } from '../table/table.ts';
import { freshUsername, newMember } from '../testing/calls/client.ts';
import { settled } from '../testing/settled.ts';
import { hasTable } from '../testing/system.ts';
import { newProject } from '../testing/things/projects.ts';
import { indexAll } from './store/index-all.ts';
import type { IndexedKind, ThingWords } from './store/items.ts';
import { searchKeys, searchWordKeys, termIn } from './store/keys.ts';
import { numbersOf } from './store/numbers.ts';
import { projectRows } from './store/project-rows.ts';
import * as sources from './store/sources.ts';
import { thingEntries, updateThings } from './store/update.ts';
import { readPostWords } from './store/words.ts';

const { search, posts } = contract;

/** Puts posts where they stood when each prefix of their words was an item. */
const asIndexedBefore = (kind: IndexedKind, ids: string[]): Promise<void> =>
  updateIndex<ThingWords>(
    {
      placementKey: (id) => searchKeys.indexedWords(kind, id),
      async readValues(some) {
        const words = await readPostWords(some);
        const numbers = await numbersOf(kind, some);
        return new Map([...words].map(([id, own]) => [id, [{ number: numbers.get(id) ?? 0, words: own }]]));
      },
      entriesOf: (_, values) => values.flatMap(thingEntries),
      open: (lists) => openWordChunks(searchWordKeys, lists),
    },
    ids,
  );

describe.skipIf(!hasTable)('projects from before searches had rows of them', () => {
  it('are shown with their roles once they are indexed', async () => {
    const word = freshUsername();
    const member = await newMember('founder');
    const { _id } = await newProject(member, { name: word, openRoles: [{ title: word, limit: 1 }] });
    await settled();
    const found = async () => {
      const { projects, roles } = await member.must(search.find, { query: { query: word } });
      return [projects.map((project) => project._id), roles.map(({ project }) => project._id)];
    };
    expect(await found()).toEqual([[_id], [_id]]);
    const project = await get(projectKeys.project(_id));
    if (!project) throw new Error('there is no project');
    const { project: row, roles } = projectRows(project);
    await removeMany([row.key, ...roles.map(({ key }) => key)]);
    expect(await found()).toEqual([[], []]);
    expect((await indexAll()).projects).toBeGreaterThan(0);
    expect(await found()).toEqual([[_id], [_id]]);
  }, 120_000);
});

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
    await updateThings({ ...sources.posts, readWords: asIfGone }, [older._id, newer._id]);
    await updateThings({ ...sources.people, readWords: asIfGone }, [member.user._id]);
    expect(await found(word)).toEqual({ people: [], posts: [] });
    expect((await found(member.user.username)).people).toEqual([]);

    const formerIds = searchKeys.formerIds('posts', digits(0));
    await put(Object.assign(formerIds, { thing0: older._id }));

    const { people, posts } = await indexAll();
    expect(await get(formerIds)).toBeUndefined();
    expect(people).toBeGreaterThan(0);
    expect(posts).toBeGreaterThan(1);
    expect(await found(word)).toEqual(expected);
    expect((await found(member.user.username)).people).toEqual([member.user._id]);
    await indexAll();
    expect(await found(word)).toEqual(expected);
  }, 120_000);

  it('stand as edits and indexing anew put them, although all prefixes of their long words once stood there', async () => {
    const member = await newMember('founder');
    const [edited, kept] = [`${freshUsername()}edited`, `${freshUsername()}kept`];
    const post = await member.post(`${edited} first`);
    const other = await member.post(`${kept} first`);
    await settled();
    await asIndexedBefore('posts', [post._id, other._id]);
    const oldTerms = [edited, kept].map((word) => termIn('post', word.slice(0, STEM_LETTERS + 1)));
    const left = () => Promise.all(oldTerms.map((term) => readPrefix(searchWordKeys, term)));
    expect((await left()).map(({ size }) => size)).toEqual([1, 1]);

    const found = async (query: string) =>
      (await member.must(search.find, { query: { query } })).posts.map(({ _id }) => _id);
    const [params, body] = [{ postId: post._id }, { content: 'Something else' }];
    await member.must(posts.edit, { params, body });
    await settled();
    expect((await left()).map(({ size }) => size)).toEqual([0, 1]);
    expect(await found(edited)).toEqual([]);
    await indexAll();
    expect((await left()).map(({ size }) => size)).toEqual([0, 0]);
    expect(await found(kept)).toEqual([other._id]);
  }, 120_000);
});
