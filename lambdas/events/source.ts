import type { Change, ItemKind } from '../table/key.ts';

/** What can happen to an item, as the stream of the table names it. */
export const CHANGE_TYPES = ['INSERT', 'MODIFY', 'REMOVE'] as const;
export type ChangeType = (typeof CHANGE_TYPES)[number];

/** What changes of the items of one kind mean. */
export interface Source<Event> {
  /** Patterns of the keys of these items. */
  pk: string;
  sk: string;
  /** What has to happen to one. */
  on: readonly ChangeType[];
  eventsOf(change: Change): Event[];
}

export function changeTypeOf({ before, after }: Change): ChangeType | undefined {
  if (before === undefined) return after === undefined ? undefined : 'INSERT';
  return after === undefined ? 'REMOVE' : 'MODIFY';
}

/**
 * Declares what changes of the items of one kind mean. The events function is called for no others.
 *
 * @param on what has to happen to an item; all else means nothing, and calls nobody
 * @param eventsOf what such a change means, if anything
 */
export const whenChanged = <Item, All extends string[], Event>(
  kind: ItemKind<Item, All>,
  on: readonly ChangeType[],
  eventsOf: (change: Change<Item>) => Event[],
): Source<Event> => ({
  pk: kind.pk,
  sk: kind.sk,
  on,
  eventsOf(change) {
    const type = changeTypeOf(change);
    return kind.is(change) && type !== undefined && on.includes(type) ? eventsOf(change) : [];
  },
});
