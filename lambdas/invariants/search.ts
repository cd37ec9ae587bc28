import { isDeepStrictEqual } from 'node:util';
import { isAdministrator } from '../../shared/rules/members/administrator.ts';
import { STEM_LETTERS } from '../../shared/rules/search/word-search.ts';
import type { WordChunkItem } from '../listing/items.ts';
import { unpackNumbers } from '../listing/packed-numbers.ts';
import { SEPARATOR } from '../listing/word-index.ts';
import { memberJobKinds } from '../members/jobs/kinds.ts';
import { memberKeys, memberKinds } from '../members/store/keys.ts';
import { postKinds } from '../posts/store/keys.ts';
import { projectKinds } from '../projects/store/keys.ts';
import type { PersonRow, PostRow, RowItem, ThingWords } from '../search/store/items.ts';
import { searchKeys, searchKinds } from '../search/store/keys.ts';
import { projectRows } from '../search/store/project-rows.ts';
import type { Copy } from '../search/store/rows.ts';
import { people, personRowOf, postRowOf, posts, type ThingSource } from '../search/store/sources.ts';
import { thingEntries } from '../search/store/update.ts';
import { wordsOfMember, wordsOfPost } from '../search/store/words.ts';
import type { Key } from '../table/key.ts';
import { at, type Invariant, type Snapshot, type Violation } from './snapshot.ts';

/** A thing that searches find. */
interface Searched<Row> {
  id: string;
  words: ThingWords['words'];
  copy: Copy<Row>;
  /** The member of whom its row shows a copy. */
  memberId: string;
}

const membersOf = (table: Snapshot): Searched<PersonRow>[] =>
  table.all(memberKinds.card).flatMap(({ item }) => {
    const { _id: id } = item;
    const profile = table.get(memberKeys.profile(id));
    return profile && !isAdministrator(item)
      ? [{ id, words: wordsOfMember(item, profile), copy: personRowOf(item), memberId: id }]
      : [];
  });

const postsOf = (table: Snapshot): Searched<PostRow>[] =>
  table.all(postKinds.post).map(({ item }) => ({
    id: item._id,
    words: wordsOfPost(item),
    copy: postRowOf(item),
    memberId: item.author._id,
  }));

/** What was found by each term and each long word, as an entry names its list, and a number. */
function indexed(table: Snapshot): Set<string> {
  const entries = (list: (string | number)[], { numbers }: WordChunkItem): string[] =>
    unpackNumbers(numbers).map((number) => `${list.join(SEPARATOR)} ${number}`);
  return new Set([
    ...table
      .all(searchKinds.words)
      .flatMap(({ item, values: { termText, chunkNumber } }) =>
        entries([termText, Number(chunkNumber)], item),
      ),
    ...table
      .all(searchKinds.longWords)
      .flatMap(({ item, values: { stemText, chunkNumber, restText } }) =>
        entries([stemText, Number(chunkNumber), restText], item),
      ),
  ]);
}

/** Whether a search shows a thing as it is. A job may still bring what it shows of a member up to date. */
const isShown = <Row>(table: Snapshot, key: Key<RowItem<Row>>, { copy, memberId }: Searched<Row>): boolean =>
  isDeepStrictEqual(table.get(key)?.row, copy.row) || table.isOpen(memberJobKinds.refreshAuthor, memberId);

/** What is wrong with the things of one kind, and what the table should hold of them. */
function checkKind<Row>(table: Snapshot, { kind, rowKey }: ThingSource<Row>, things: Searched<Row>[]) {
  const wrong: Violation[] = [];
  const entries: string[] = [];
  const known: Key[] = [];
  for (const thing of things) {
    const key = searchKeys.numbered(kind, thing.id);
    const number = table.get(key)?.number;
    if (number === undefined) {
      wrong.push(`${kind} without a number ${at(key)}`);
      continue;
    }
    const row = rowKey(number);
    known.push(key, row);
    if (!isShown(table, row, thing)) wrong.push(`shown otherwise than it is ${at(row)}`);
    const place = { number, words: thing.words, stemLetters: STEM_LETTERS };
    entries.push(...thingEntries(place).map((entry) => `${entry.list} ${entry.number}`));
  }
  return { wrong, entries, known };
}

/** What is wrong with the rows of projects and roles, and which there should be. The lists of these find them. */
function checkProjects(table: Snapshot) {
  const wrong: Violation[] = [];
  const known: Key[] = [];
  for (const { item } of table.all(projectKinds.project)) {
    const { project, roles } = projectRows(item);
    for (const { key, row } of [project, ...roles]) {
      known.push(key);
      if (!isDeepStrictEqual(table.get<RowItem<unknown>>(key)?.row, row))
        wrong.push(`shown otherwise than it is ${at(key)}`);
    }
  }
  return { wrong, entries: [], known };
}

/** Searches find each member and each post by its words, and nothing else, and show all things as they are. */
export const search: Invariant = (table) => {
  const all = [
    checkKind(table, people, membersOf(table)),
    checkKind(table, posts, postsOf(table)),
    checkProjects(table),
  ];
  const wanted = new Set(all.flatMap(({ entries }) => entries));
  const known = new Set(all.flatMap((kind) => kind.known.map(at)));
  const found = indexed(table);
  const { personRow, postRow, projectRow, roleRow } = searchKinds;
  const rows = [
    ...table.all(personRow),
    ...table.all(postRow),
    ...table.all(projectRow),
    ...table.all(roleRow),
  ];
  return [
    ...all.flatMap(({ wrong }) => wrong),
    ...table
      .all(searchKinds.numbered)
      .filter(({ item }) => !known.has(at(item)))
      .map(({ item }) => `number of nothing ${at(item)}`),
    ...rows
      .filter(({ item }) => item.row && !known.has(at(item)))
      .map(({ item }) => `row of nothing ${at(item)}`),
    ...[...wanted].filter((entry) => !found.has(entry)).map((entry) => `not found by ${entry}`),
    ...[...found].filter((entry) => !wanted.has(entry)).map((entry) => `found without reason by ${entry}`),
  ];
};
