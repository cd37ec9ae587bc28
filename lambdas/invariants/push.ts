import { pushKeys } from '../push/store/keys.ts';
import { at, type Invariant } from './snapshot.ts';

/** The browsers that are pushed to belong to members who are there, and are found by them and by their address. */
export const push: Invariant = (table) =>
  table.all(pushKeys.subscription).flatMap(({ item }) => {
    const { _id, memberId, endpoint, pk, gsi1pk, gsi1sk } = item;
    const index = pushKeys.byMember(memberId, _id);
    return [
      ...(table.mayLeaveItems(memberId) ? [] : [`of a member who is gone ${at(item)}`]),
      ...(pk === pushKeys.ofEndpoint(endpoint).pk ? [] : [`names something else than its key ${at(item)}`]),
      ...(gsi1pk === index.gsi1pk && gsi1sk === index.gsi1sk ? [] : [`not in its member's list ${at(item)}`]),
    ];
  });
