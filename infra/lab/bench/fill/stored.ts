import type { Key } from '../../../../lambdas/table/key.ts';

/** An item as it is put into the table. */
export type StoredItem = Key & object;

/** An item under its key; it has the type that its kind says. */
export const stored = <Item>(key: Key<Item>, item: NoInfer<Item>): StoredItem => ({ ...key, ...item });
