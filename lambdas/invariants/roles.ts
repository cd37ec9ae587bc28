import { prefixesOf } from '../../shared/rules/search/word-search.ts';
import { unpackNumbers } from '../listing/packed-numbers.ts';
import type { ProjectItem } from '../projects/store/items.ts';
import { projectKeys, projectKinds } from '../projects/store/keys.ts';
import { numberedRoles, sharedNumber } from '../projects/store/role-numbers.ts';
import { roleListingKinds, roleListKeys } from '../roles/store/listing/keys.ts';
import { listsOfRole, openRolesOf } from '../roles/store/listing/lists.ts';
import { wordsOfRoles } from '../roles/store/listing/search-words.ts';
import { idNumber } from '../table/ids.ts';
import { at, type Invariant, type Snapshot, type Violation } from './snapshot.ts';
import { readList } from './sorted-list.ts';

const projectsOf = (table: Snapshot): ProjectItem[] =>
  table.all(projectKinds.project).map(({ item }) => {
    const full = table.get(projectKeys.projectTexts(item._id))?.full;
    return { ...item, ...full };
  });

/** The lists hold every open role where it belongs, and no other. */
function lists(table: Snapshot): Violation[] {
  const open = projectsOf(table).flatMap((project) => {
    const seats = table.get(projectKeys.seats(project._id));
    return seats ? openRolesOf(project, seats) : [];
  });
  const wanted = Map.groupBy(
    open.flatMap((role) => listsOfRole(role).map((name) => ({ name, number: role.number }))),
    ({ name }) => name,
  );
  const roots = table.all(roleListingKinds.list);
  const known = new Set(roots.map(({ values }) => values.nameText));
  return [
    ...[...wanted.keys()]
      .filter((name) => !known.has(name))
      .map((name) => `no list ${at(roleListingKinds.list(name))}`),
    ...roots.flatMap(({ item: root, values: { nameText: name } }) => {
      const { entries, wrong } = readList(table, roleListKeys, name, root);
      const numbers = (wanted.get(name) ?? []).map(({ number }) => number).sort((a, b) => a - b);
      const isRight = entries.join() === numbers.join();
      return [...wrong, ...(isRight ? [] : [`holds roles ${entries}, but should ${numbers} ${at(root)}`])];
    }),
  ];
}

/** The search finds every role by what it says, and by nothing else. */
function search(table: Snapshot): Violation[] {
  const indexed = new Set(
    table
      .all(roleListingKinds.search)
      .flatMap(({ item, values }) =>
        unpackNumbers(item.numbers).map((number) => `${values.prefixText} ${number}`),
      ),
  );
  const wanted = new Set(
    projectsOf(table).flatMap((project) =>
      wordsOfRoles(project).flatMap(({ number, words, terms }) =>
        [...prefixesOf(words), ...terms].map((term) => `${term} ${number}`),
      ),
    ),
  );
  return [
    ...[...wanted]
      .filter((entry) => !indexed.has(entry))
      .map((entry) => `search does not find role: ${entry}`),
    ...[...indexed]
      .filter((entry) => !wanted.has(entry))
      .map((entry) => `search finds role without reason: ${entry}`),
  ];
}

/** Every role is found by its number, which no other has. */
function numbers(table: Snapshot): Violation[] {
  const shared = new Map(
    table.all(projectKinds.project).flatMap(({ item }) =>
      numberedRoles(item)
        .map(({ number }) => sharedNumber(number))
        .filter((number) => number !== idNumber(item._id))
        .map((number): [number, string] => [number, item._id]),
    ),
  );
  const later = table.all(projectKinds.laterRoles);
  const all = table.all(projectKinds.project).flatMap(({ item }) => numberedRoles(item));
  return [
    ...[...shared]
      .filter(([number, projectId]) => table.get(projectKeys.laterRoles(number))?.projectId !== projectId)
      .map(([number, projectId]) => `roles of ${projectId} are not found by ${number}`),
    ...later
      .filter(({ values }) => !shared.has(Number(values.number)))
      .map(({ item }) => `number of no roles ${at(item)}`),
    ...(new Set(all.map(({ number }) => number)).size === all.length
      ? []
      : ['two roles have the same number']),
  ];
}

export const roles: Invariant = (table) => [...lists(table), ...search(table), ...numbers(table)];
