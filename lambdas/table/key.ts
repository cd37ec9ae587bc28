/** The primary key of an item; `Item` is the type that stands there, so that reads need no cast. */
export type Key<Item = unknown> = {
  pk: string;
  sk: string;
  readonly $item?: Item;
};

/** The key of an item in the index `gsi1`. */
export interface IndexKey {
  gsi1pk: string;
  gsi1sk: string;
}

/** The names in braces of a pattern, in their order. */
type Names<Pattern extends string> = Pattern extends `${string}{${infer Name}}${infer Rest}`
  ? [Name, ...Names<Rest>]
  : [];

type Values<All extends unknown[]> = { [At in keyof All]: string };

/** A kind of item: makes the keys of its items, and tells its items from others by their keys. */
export interface ItemKind<Item, All extends string[]> {
  /** The key of one item, from the values of the pattern in the order in which it names them. */
  (...values: Values<All>): Key<Item>;
  pk: string;
  sk: string;
  /** Whether anything follows from a change of its items. */
  isFollowed: boolean;
  /** The values in a key of this kind; undefined when it is the key of another kind. */
  valuesOf(key: Key): { [Name in All[number]]: string } | undefined;
  /** Whether a change concerns an item of this kind. */
  is(change: Change): change is Change<Item>;
}

/** A change of one item, as the stream of the table reports it. */
export interface Change<Item = unknown> {
  key: Key;
  /** About when, in milliseconds since 1970: to the second on AWS. The same however often the change is reported. */
  at: number;
  /** The item as it was; undefined for a new one. */
  before: Item | undefined;
  /** The item as it is now; undefined for one that was deleted. */
  after: Item | undefined;
}

const PLACEHOLDER = /\{(\w+)\}/g;

/** Texts that people choose may be anything, numbers are digits; all other values are ids or words without `#`. */
function valuePattern(name: string): string {
  if (name.endsWith('Text')) return '(.*)';
  return name.endsWith('Number') ? '(\\d+)' : '([^#]*)';
}

const matcherOf = (pattern: string): RegExp =>
  new RegExp(`^${pattern.replaceAll(PLACEHOLDER, (_, name: string) => valuePattern(name))}$`);

interface Declared {
  valuesOf(key: Key): object | undefined;
  defaults: object;
}

const withOwnDefaults: Declared[] = [];

const notFollowed: Pick<Declared, 'valuesOf'>[] = [];

/** An item as it was stored, with the defaults of its kind for what it lacks. */
export function withDefaults<Item extends Key>(item: Item): Item {
  const kind = withOwnDefaults.find(({ valuesOf }) => valuesOf(item) !== undefined);
  return kind ? { ...kind.defaults, ...item } : item;
}

/** Whether anything follows from a change of the item with this key. */
export const isFollowed = (key: Key): boolean => !notFollowed.some(({ valuesOf }) => valuesOf(key));

interface KindOptions<Item> {
  /** What an item has that was stored before it had these attributes. */
  defaults?: Partial<Item>;
  /**
   * False when nothing follows from a change of such an item, so that its changes name no call. Whether the events
   * function is called for it follows from what nouns listen to.
   */
  isFollowed?: boolean;
}

/**
 * Declares a kind of item by the pattern of its key: `itemKind<LikeItem>()('MEMBER#{memberId}', 'ON#{postId}#LIKE')`.
 *
 * @param pk pattern of the partition key
 * @param sk pattern of the sort key
 */
export const itemKind =
  <Item>({ defaults = {}, isFollowed = true }: KindOptions<Item> = {}) =>
  <const Pk extends string, const Sk extends string>(
    pk: Pk,
    sk: Sk,
  ): ItemKind<Item, [...Names<Pk>, ...Names<Sk>]> => {
    const names = [...`${pk} ${sk}`.matchAll(PLACEHOLDER)].map(([, name = '']) => name);
    const [pkMatcher, skMatcher] = [matcherOf(pk), matcherOf(sk)];
    const fill = (pattern: string, values: string[]): string =>
      pattern.replaceAll(PLACEHOLDER, () => values.shift() ?? '');
    const make = (...given: string[]): Key<Item> => {
      const values = [...given];
      return { pk: fill(pk, values), sk: fill(sk, values) };
    };
    const valuesOf = (key: Key) => {
      const [inPk, inSk] = [pkMatcher.exec(key.pk), skMatcher.exec(key.sk)];
      if (!inPk || !inSk) return undefined;
      const values = [...inPk.slice(1), ...inSk.slice(1)];
      return Object.fromEntries(names.map((name, at) => [name, values[at] ?? '']));
    };
    const kind = { pk, sk, isFollowed, valuesOf, is: ({ key }: Change) => valuesOf(key) !== undefined };
    if (Object.keys(defaults).length > 0) withOwnDefaults.push({ valuesOf, defaults });
    if (!isFollowed) notFollowed.push({ valuesOf });
    return Object.assign(make, kind) as unknown as ItemKind<Item, [...Names<Pk>, ...Names<Sk>]>;
  };

/** As many as the largest safe integer has. */
const DIGITS = 16;

/** A number as a text that sorts as numbers do. */
export const digits = (number: number): string => String(number).padStart(DIGITS, '0');
