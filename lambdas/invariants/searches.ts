import { savedSearchKeys, savedSearchKinds } from '../searches/keys.ts';
import { searchIdOf } from '../searches/store.ts';
import { at, type Invariant } from './snapshot.ts';

/** Saved searches are their member's, each once, and stand among those to be asked when the member wants to be told. */
export const searches: Invariant = (table) =>
  table.all(savedSearchKinds.search).flatMap(({ item, values: { memberId } }) => {
    const { sk } = savedSearchKeys.search(memberId, searchIdOf(item));
    const hour = new Date(item.createdAt).getUTCHours();
    const wanted = item.notify ? savedSearchKeys.byHour(hour, memberId, item._id) : undefined;
    return [
      ...(table.mayLeaveItems(memberId) ? [] : [`of a member who is gone ${at(item)}`]),
      ...(item.sk === sk && item.memberId === memberId
        ? []
        : [`names something else than its key ${at(item)}`]),
      ...(item.gsi1pk === wanted?.gsi1pk && item.gsi1sk === wanted?.gsi1sk
        ? []
        : [`not among those of its hour ${at(item)}`]),
    ];
  });
