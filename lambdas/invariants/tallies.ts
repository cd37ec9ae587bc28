import { postJobKinds } from '../posts/jobs/kinds.ts';
import { postKinds, SHARDS } from '../posts/store/keys.ts';
import type { Key } from '../table/key.ts';
import { at, type Snapshot, type Violation } from './snapshot.ts';

/** Everything in which likes, votes and comments are counted. */
export function countItems(table: Snapshot): { postId: string; item: Key }[] {
  return [
    ...table.all(postKinds.tally).map(({ item, values }) => ({ item, postId: values.postId })),
    ...table.all(postKinds.tallyShard).map(({ item, values }) => ({ item, postId: values.postId })),
    ...table.all(postKinds.formerShard).map(({ item, values }) => ({ item, postId: values.postId })),
  ];
}

/** A tally names its shards, all of them are there, and a job is to fold them; without the name there are none. */
export function spreadViolations(table: Snapshot): Violation[] {
  const shards = table.grouped(postKinds.tallyShard, 'postId');
  return table.all(postKinds.tally).flatMap(({ item: tally, values: { postId } }) => {
    const own = shards.get(postId) ?? [];
    const { spread } = tally;
    if (spread === undefined)
      return own.length > 0 ? [`does not name the shards that it has ${at(tally)}`] : [];
    const named = own.filter(({ item }) => item.spread === spread).length;
    return [
      ...(named === SHARDS && own.length === SHARDS ? [] : [`names shards that it has not ${at(tally)}`]),
      ...(table.isOpen(postJobKinds.foldCounts, postId)
        ? []
        : [`is spread, and no job is to fold it ${at(tally)}`]),
    ];
  });
}
