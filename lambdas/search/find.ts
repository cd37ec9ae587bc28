import { search } from '../../shared/api/search.ts';
import { SEARCH_RESULTS_TYPING } from '../../shared/limits.ts';
import type { Found, SearchKind } from '../../shared/model/search.ts';
import { decodeCursor, encodeCursor } from '../http/cursor.ts';
import { handle } from '../http/handle.ts';
import { Reply } from '../http/reply.ts';
import { SHOW } from './show.ts';
import { withStandings } from './standings.ts';
import { findThings, type Position } from './store/find.ts';

const NOTHING: Found = { people: [], projects: [], roles: [], posts: [] };

const spell = ({ field, before }: Position): string => `${field} ${before ?? ''}`;

function read(text: string | undefined): Position {
  const [field, before] = (text ?? '0').split(' ');
  return { field: Number(field), before: before ? Number(before) : undefined };
}

export const handler = handle(
  search.find,
  async ({ member, query: { query, kind, limit, cursor, ...filters } }) => {
    const rowsOf = async (one: SearchKind, position: Position, most: number) => {
      const { matches, next } = await findThings(one, { query, filters }, position, most);
      return { rows: { [one]: await SHOW[one](member, matches, query) }, next };
    };
    if (!kind) {
      const kinds = Object.keys(NOTHING) as SearchKind[];
      const found = await Promise.all(kinds.map((one) => rowsOf(one, { field: 0 }, SEARCH_RESULTS_TYPING)));
      return Object.assign({ ...NOTHING }, ...found.map(({ rows }) => rows));
    }
    const list = JSON.stringify([search.find.name, kind, query, filters]);
    const { rows, next } = await rowsOf(kind, read(await decodeCursor(list, cursor)), limit);
    const found = { ...NOTHING, ...rows };
    const roles = await withStandings(member, found.roles);
    return new Reply({ ...found, roles }, { next: next && (await encodeCursor(list, spell(next))) });
  },
);
