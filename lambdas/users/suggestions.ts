import { users } from '../../shared/api/users.ts';
import { readSuggestions, type SuggestionsPosition } from '../connections/store/suggestions.ts';
import { presentSuggestion } from '../connections/view.ts';
import { decodeCursor, encodeCursor } from '../http/cursor.ts';
import { Unauthenticated } from '../http/errors.ts';
import { handle } from '../http/handle.ts';
import { Reply } from '../http/reply.ts';
import { readCard } from '../members/store/members.ts';

const positionOf = (cursor: string | undefined): SuggestionsPosition => {
  const [passed = '0', before] = cursor?.split(' ') ?? [];
  return { passed: Number(passed), before };
};

export const handler = handle(users.suggestions, async ({ member, query }) => {
  const list = `${users.suggestions.name} ${member._id} ${query.role} ${query.limit}`;
  const [cursor, { userRole }] = await Promise.all([decodeCursor(list, query.cursor), member.account()]);
  const role = query.role === 'other' ? null : (query.role ?? userRole);
  const [viewer, { suggestions, next }] = await Promise.all([
    readCard(member, member._id),
    readSuggestions(member, role, { from: positionOf(cursor), limit: query.limit }),
  ]);
  if (!viewer) throw new Unauthenticated();
  const position = next && [next.passed, ...(next.before ? [next.before] : [])].join(' ');
  return new Reply(
    suggestions.map((one) => presentSuggestion(viewer, one)),
    { next: position && (await encodeCursor(list, position)) },
  );
});
