/** The primary key of an item; `Item` is the type that stands there, so that reads need no cast. */
export type Key<Item = unknown> = {
  pk: string;
  sk: string;
  readonly $item?: Item;
};

export const key = <Item>(pk: string, sk: string): Key<Item> => ({ pk, sk });

/** The key of an item in the index `gsi1`. */
export interface IndexKey {
  gsi1pk: string;
  gsi1sk: string;
}

/** As many as the largest safe integer has. */
const DIGITS = 16;

/** A number as a text that sorts as numbers do. */
export const digits = (number: number): string => String(number).padStart(DIGITS, '0');
