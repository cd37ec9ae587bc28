import { users } from '../../shared/api/users.ts';
import { readSuggestions, type SuggestionsPosition } from '../connections/store/suggestions.ts';
import { presentSuggestion } from '../connections/view.ts';
import { decodeCursor, encodeCursor } from '../http/cursor.ts';
import { Unauthenticated } from '../http/errors.ts';
import { handle } from '../http/handle.ts';
import { Reply } from '../http/reply.ts';

/** Before the first of those without mutual connections. */
const OTHERS = '-';

const positionOf = (cursor: string | undefined): SuggestionsPosition => ({
  isPastMutual: cursor !== undefined,
  before: cursor === OTHERS ? undefined : cursor,
});

export const handler = handle(users.suggestions, async ({ member, query }) => {
  const list = `${users.suggestions.name} ${member._id} ${query.role} ${query.limit}`;
  const from = positionOf(await decodeCursor(list, query.cursor));
  const role = query.role === 'other' ? null : (query.role ?? (await member.account()).userRole);
  const { own, suggestions, next } = await readSuggestions(member, role, { from, limit: query.limit });
  if (!own) throw new Unauthenticated();
  return new Reply(
    suggestions.map((one) => presentSuggestion(own, one)),
    { next: next && (await encodeCursor(list, next.before ?? OTHERS)) },
  );
});
