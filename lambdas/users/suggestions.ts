import { users } from '../../shared/api/users.ts';
import { readCard } from '../data/members.ts';
import { readSuggestions } from '../data/suggestions.ts';
import { Unauthenticated } from '../http/errors.ts';
import { handle } from '../http/handle.ts';
import { presentSuggestion } from '../views/people.ts';

export const handler = handle(users.suggestions, async ({ member, query }) => {
  const { userRole } = await member.account();
  const [viewer, suggestions] = await Promise.all([
    readCard(member._id),
    readSuggestions(member._id, query.role ?? userRole, query.limit),
  ]);
  if (!viewer) throw new Unauthenticated();
  return suggestions.map((one) => presentSuggestion(viewer, one));
});
