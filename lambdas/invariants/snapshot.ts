import { SECOND } from '../../shared/limits.ts';
import type { JobKind } from '../jobs/kind.ts';
import { keyOfJob } from '../jobs/store.ts';
import { memberJobKinds } from '../members/jobs/kinds.ts';
import { memberKeys } from '../members/store/keys.ts';
import type { ItemKind, Key } from '../table/key.ts';
import type { Stored } from '../table/table.ts';
import { KINDS, type Kind } from './kinds.ts';

/** An item with the values that its key holds. */
export interface Found<Item, Names extends string[]> {
  item: Stored<Item>;
  values: { [Name in Names[number]]: string };
}

/** What is wrong, in one line with the keys that it concerns. */
export type Violation = string;

/** Looks for violations of what must hold for one noun once everything has followed that follows. */
export type Invariant = (table: Snapshot) => Violation[];

const idOf = ({ pk, sk }: Key): string => `${pk} ${sk}`;

/** The key of an item as violations name it. */
export const at = (key: Key): string => `[${key.pk} | ${key.sk}]`;

/** All items of a table. Those that have expired count as gone, although a table may keep them for some days. */
export class Snapshot {
  readonly items: Key[];
  readonly #byId: Map<string, Key>;
  readonly #indexes = new Map<Kind, Map<string, ReadonlyMap<unknown, Key>>>();
  readonly #groups = new Map<Kind, Map<string, ReadonlyMap<string, unknown>>>();
  readonly #byKind = new Map<Kind, Key[]>();
  /** Items of no known kind. */
  readonly unknown: Key[];

  constructor(all: (Key & { ttl?: number })[], now = Date.now()) {
    this.items = all.filter(({ ttl }) => ttl === undefined || ttl >= now / SECOND);
    this.#byId = new Map(this.items.map((item) => [idOf(item), item]));
    const kinds = [...KINDS.values()];
    const byKind = Map.groupBy(this.items, (item) => kinds.find((one) => one.valuesOf(item)));
    for (const kind of kinds) this.#byKind.set(kind, byKind.get(kind) ?? []);
    this.unknown = byKind.get(undefined) ?? [];
  }

  /** All items of a kind. */
  all<Item, Names extends string[]>(kind: ItemKind<Item, Names>): Found<Item, Names>[] {
    return (this.#byKind.get(kind) ?? []).flatMap((item) => {
      const values = kind.valuesOf(item);
      return values ? [{ item: item as Stored<Item>, values }] : [];
    });
  }

  get<Item>(key: Key<Item>): Stored<Item> | undefined {
    return this.#byId.get(idOf(key)) as Stored<Item> | undefined;
  }

  /** The items of a kind by an attribute that tells them apart. */
  by<Item, Names extends string[]>(
    kind: ItemKind<Item, Names>,
    name: keyof Item & string,
  ): ReadonlyMap<unknown, Stored<Item>> {
    const known = this.#indexes.get(kind)?.get(name);
    const index = known ?? new Map(this.all(kind).map(({ item }) => [item[name], item]));
    if (!known) this.#indexes.set(kind, new Map(this.#indexes.get(kind)).set(name, index));
    return index as ReadonlyMap<unknown, Stored<Item>>;
  }

  /** The items of a kind in groups, by a value of their keys. */
  grouped<Item, Names extends string[]>(
    kind: ItemKind<Item, Names>,
    name: Names[number],
  ): ReadonlyMap<string, Found<Item, Names>[]> {
    const known = this.#groups.get(kind)?.get(name);
    const groups = known ?? Map.groupBy(this.all(kind), ({ values }) => values[name]);
    if (!known) this.#groups.set(kind, new Map(this.#groups.get(kind)).set(name, groups));
    return groups as ReadonlyMap<string, Found<Item, Names>[]>;
  }

  /** How many items of each kind there are. */
  counts(): [string, number][] {
    return [...KINDS].map(([name, kind]) => [name, this.#byKind.get(kind)?.length ?? 0]);
  }

  /** Whether work on a subject is still open, so that what it will put right is not wrong yet. */
  isOpen(kind: JobKind<unknown>, subject: string): boolean {
    return this.get(keyOfJob(kind, subject)) !== undefined;
  }

  /** Whether somebody is a member, or what they have left behind is still to be swept. */
  mayLeaveItems(memberId: string): boolean {
    return (
      this.get(memberKeys.card(memberId)) !== undefined || this.isOpen(memberJobKinds.sweepMember, memberId)
    );
  }
}
