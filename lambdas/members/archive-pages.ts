import { newestFirst } from '../table/paginate.ts';
import type { Stored } from '../table/table.ts';
import { memberKeys } from './store/keys.ts';

export const PAGE = 100;

/** One page of a list, and where the next one begins. */
interface PageOf<Item> {
  items: Item[];
  next: string | undefined;
}

/** Reads a list page by page, never holding more than one. */
export async function* everyPage<Item>(
  read: (before: string | undefined) => Promise<PageOf<Item>>,
): AsyncGenerator<Item[]> {
  let before: string | undefined;
  do {
    const { items, next } = await read(before);
    yield items;
    before = next;
  } while (before !== undefined);
}

/** A member's own items whose sort keys begin alike, newest first. */
export const ownPages = <Item>(memberId: string, prefix: string): AsyncGenerator<Stored<Item>[]> =>
  everyPage(async (before) => {
    const list = { partition: memberKeys.member(memberId), prefix };
    const { items, more } = await newestFirst<Item>(list, { before, limit: PAGE });
    return { items, next: more ? items.at(-1)?.sk : undefined };
  });

/** A list of the index, newest first. */
export const indexedPages = <Item extends { gsi1sk: string }>(
  partition: string,
): AsyncGenerator<Stored<Item>[]> =>
  everyPage(async (before) => {
    const { items, more } = await newestFirst<Item>({ partition, index: 'gsi1' }, { before, limit: PAGE });
    return { items, next: more ? items.at(-1)?.gsi1sk : undefined };
  });

/** A list with something else made of each page. */
export async function* eachPage<Item, Row>(
  pages: AsyncIterable<Item[]>,
  rowsOf: (page: Item[]) => Row[] | Promise<Row[]>,
): AsyncGenerator<Row[]> {
  for await (const page of pages) yield await rowsOf(page);
}
