import { STEM_LETTERS } from '../../../shared/rules/search/word-search.ts';
import { packNumbers } from '../../listing/packed-numbers.ts';
import { wordChunkKey } from '../../listing/word-index.ts';
import type { MemberSummary, ProfileItem } from '../../members/store/items.ts';
import type { PostItem } from '../../posts/store/items.ts';
import type { ProjectItem } from '../../projects/store/items.ts';
import type { PersonRow, PostRow, ThingWords } from '../../search/store/items.ts';
import { searchKeys, searchWordKeys } from '../../search/store/keys.ts';
import { projectRows } from '../../search/store/project-rows.ts';
import type { Copy } from '../../search/store/rows.ts';
import { personRowOf, postRowOf, type ThingSource } from '../../search/store/sources.ts';
import { thingEntries } from '../../search/store/update.ts';
import { wordsOfMember, wordsOfPost } from '../../search/store/words.ts';
import type { Key } from '../../table/key.ts';

type Put = Key & { [attribute: string]: unknown };

/** A thing that is searched: what finds it and what is shown of it. */
export interface SearchedThing<Row> extends Copy<Row> {
  words: ThingWords['words'];
}

export const searchedPerson = (
  card: MemberSummary,
  profile: Pick<ProfileItem, 'skills'>,
): SearchedThing<PersonRow> => ({ ...personRowOf(card), words: wordsOfMember(card, profile) });

export const searchedPost = (post: PostItem): SearchedThing<PostRow> => ({
  ...postRowOf(post),
  words: wordsOfPost(post),
});

/**
 * What searches find things of a kind by and show of them, as the table holds it.
 *
 * @param things oldest first
 */
export function* searchItems<Row extends { _id: string }>(
  { kind, rowKey }: ThingSource<Row>,
  things: SearchedThing<Row>[],
): Generator<Put> {
  yield { ...searchKeys.counter(kind), count: things.length };
  const places = things.map(({ words }, number) => ({ number, words, stemLetters: STEM_LETTERS }));
  for (const [number, { row, version }] of things.entries()) {
    yield { ...searchKeys.numbered(kind, row._id), number };
    const own = { places: [places[number]], isMoving: false, revision: row._id };
    yield { ...searchKeys.indexedWords(kind, row._id), ...own };
    yield { ...rowKey(number), row, version };
  }
  for (const [list, entries] of Map.groupBy(places.flatMap(thingEntries), (entry) => entry.list)) {
    const numbers = entries.map(({ number }) => number);
    yield { ...wordChunkKey(searchWordKeys, list), numbers: packNumbers(numbers), version: 1 };
  }
}

/** What searches show of a project and of its roles, as the table holds it. */
export function* projectRowItems(project: ProjectItem): Generator<Put> {
  const rows = projectRows(project);
  for (const { key, row, version } of [rows.project, ...rows.roles]) yield { ...key, row, version };
}
