import { digestOf } from '../preferences/store/digests.ts';
import { preferenceKinds } from '../preferences/store/keys.ts';
import { withUsual } from '../preferences/store/preferences.ts';
import { at, type Invariant } from './snapshot.ts';

/** Who gets a mail of the day stands in one list: that of the hour and time zone that they have now. */
export const preferences: Invariant = (table) =>
  table.all(preferenceKinds.digest).flatMap(({ item }) => {
    const { memberId, pk } = item;
    const chosen = withUsual(table.get(preferenceKinds.preferences(memberId)));
    return [
      ...(table.mayLeaveItems(memberId) ? [] : [`of a member who is gone ${at(item)}`]),
      ...(pk === digestOf(memberId, chosen).pk ? [] : [`at another hour than is chosen ${at(item)}`]),
    ];
  });
