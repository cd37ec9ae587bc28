import { type List, newestFirst, type PageOf } from '../../table/paginate.ts';
import type { Page, Stored } from '../../table/table.ts';

/**
 * Reads one page of several lists as of one.
 *
 * @returns their items, newest first
 */
export async function newestOf<Item extends { _id: string }>(
  lists: List[],
  page: PageOf,
  options?: { consistent: boolean },
): Promise<Page<Item>> {
  const pages = await Promise.all(lists.map((list) => newestFirst<Item>(list, page, options)));
  const items = pages
    .flatMap((one): Stored<Item>[] => one.items)
    .sort((one, other) => (one._id < other._id ? 1 : -1));
  return {
    items: items.slice(0, page.limit),
    more: items.length > page.limit || pages.some(({ more }) => more),
  };
}
