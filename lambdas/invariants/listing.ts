import { prefixesOf } from '../../shared/rules/search/word-search.ts';
import { jobKinds } from '../jobs/keys.ts';
import type { JobKind } from '../jobs/kind.ts';
import { isOfKind } from '../jobs/store.ts';
import { entityNumber } from '../listing/list-index.ts';
import { unpackNumbers } from '../listing/packed-numbers.ts';
import { notificationJobKinds } from '../notifications/jobs/kinds.ts';
import { projectJobKinds } from '../projects/jobs/kinds.ts';
import type { ProjectItem } from '../projects/store/items.ts';
import { projectKeys, projectKinds } from '../projects/store/keys.ts';
import { listingKinds, listKeys } from '../projects/store/listing/keys.ts';
import { listFor } from '../projects/store/listing/lists.ts';
import { wordsOf } from '../projects/store/listing/search-words.ts';
import { idNumber } from '../table/ids.ts';
import { at, type Invariant, type Snapshot, type Violation } from './snapshot.ts';
import { readList } from './sorted-list.ts';

/** Projects about which some work is still open. */
function moving(table: Snapshot, kinds: JobKind<{ projectId: string }>[]): Set<number> {
  return new Set(
    table
      .all(jobKinds.job)
      .flatMap(({ item }) =>
        kinds.flatMap((kind) => (isOfKind(kind, item) ? [idNumber(item.about.projectId)] : [])),
      ),
  );
}

/** Every list that a project stands in, with the name of the list. */
function listsOf(project: ProjectItem): string[] {
  const { category, stage } = project;
  return [{}, { category }, { stage }, { category, stage }].flatMap((filter) =>
    (['latest', 'upvotes'] as const).map((sort) => listFor(sort, filter).name),
  );
}

/** The lists of projects hold every project where it belongs, and no other. */
function lists(table: Snapshot): Violation[] {
  const unclear = moving(table, []);
  const wanted = new Map<string, { number: number; upvotes: number }[]>();
  for (const { item: project } of table.all(projectKinds.project)) {
    const number = idNumber(project._id);
    const upvotes = table.get(projectKeys.upvotes(project._id))?.upvoteCount ?? 0;
    for (const name of listsOf(project)) {
      const list = wanted.get(name) ?? [];
      list.push({ number, upvotes });
      wanted.set(name, list);
    }
  }
  const roots = table.all(listingKinds.list);
  const known = new Set(roots.map(({ values }) => values.nameText));
  return [
    ...[...wanted.keys()]
      .filter((name) => !known.has(name))
      .map((name) => `no list ${at(listingKinds.list(name))}`),
    ...roots.flatMap(({ item: root, values: { nameText: name } }) => {
      const { entries, wrong } = readList(table, listKeys, name, root);
      const byUpvotes = name.startsWith('upvotes#');
      const order = (wanted.get(name) ?? []).sort(
        (a, b) => (byUpvotes ? a.upvotes - b.upvotes : 0) || a.number - b.number,
      );
      const clear = (numbers: number[]) => numbers.filter((number) => !unclear.has(number)).join();
      const [is, should] = [clear(entries.map(entityNumber)), clear(order.map(({ number }) => number))];
      return [...wrong, ...(is === should ? [] : [`holds projects ${is}, but should ${should} ${at(root)}`])];
    }),
  ];
}

/** The search finds every project by the beginnings of its words, and by no others. */
function search(table: Snapshot): Violation[] {
  const unclear = moving(table, [projectJobKinds.sweepProject, notificationJobKinds.notifyProjectDeleted]);
  const indexed = new Set(
    table
      .all(listingKinds.search)
      .flatMap(({ item, values }) =>
        unpackNumbers(item.numbers).map((number) => `${values.prefixText} ${number}`),
      ),
  );
  const wanted = new Set(
    table.all(projectKinds.project).flatMap(({ item: project }) => {
      const description =
        table.get(projectKeys.projectTexts(project._id))?.full.description ?? project.description;
      const starts = prefixesOf(wordsOf({ ...project, description }));
      return [...starts].map((start) => `${start} ${idNumber(project._id)}`);
    }),
  );
  const isClear = (entry: string): boolean => !unclear.has(Number(entry.slice(entry.lastIndexOf(' '))));
  return [
    ...[...wanted]
      .filter((entry) => !indexed.has(entry) && isClear(entry))
      .map((entry) => `search does not find project: ${entry}`),
    ...[...indexed]
      .filter((entry) => !wanted.has(entry) && isClear(entry))
      .map((entry) => `search finds project without reason: ${entry}`),
  ];
}

export const listing: Invariant = (table) => [...lists(table), ...search(table)];
