import type { SavedKind } from '../../shared/model/saved.ts';
import type { SaveItem } from '../saves/items.ts';
import { saveKeys, saveKinds } from '../saves/keys.ts';
import type { Stored } from '../table/table.ts';
import { at, type Invariant, type Snapshot, type Violation } from './snapshot.ts';

interface Save {
  item: Stored<SaveItem>;
  values: { memberId: string };
}

const violationsOf = (table: Snapshot, kind: SavedKind, saves: Save[]): Violation[] =>
  saves.flatMap(({ item, values: { memberId } }) => {
    const { pk, sk } = saveKeys.save(memberId, { kind, id: item.thingId });
    const { gsi1pk, gsi1sk } = saveKeys.byMember(memberId, kind, item._id);
    return [
      ...(table.mayLeaveItems(memberId) ? [] : [`of a member who is gone ${at(item)}`]),
      ...(item.pk === pk && item.sk === sk ? [] : [`names something else than its key ${at(item)}`]),
      ...(item.gsi1pk === gsi1pk && item.gsi1sk === gsi1sk ? [] : [`not in its member's list ${at(item)}`]),
    ];
  });

/** What members have saved is theirs, and stands in their lists. What it names may be gone. */
export const saves: Invariant = (table) => [
  ...violationsOf(table, 'posts', table.all(saveKinds.post)),
  ...violationsOf(table, 'projects', table.all(saveKinds.project)),
  ...violationsOf(table, 'roles', table.all(saveKinds.role)),
];
