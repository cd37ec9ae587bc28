import { useQuery } from '@tanstack/react-query';
import type { UserCard } from '../../../../../shared/model/member.ts';
import { isFoundBy, queryWords } from '../../../../../shared/rules/search/name-search.ts';
import { api } from '../../../api/client.ts';
import { read } from '../../../api/queries.ts';
import { type Search, useSearch } from '../use-search.ts';

/** Members whom the list offers at most. */
const OFFERED = 6;

/** Who fits the beginning of a name: connected members first, then others. Before the first letter, connected members. */
export function useMentionable(name: string): Search {
  const connections = useQuery(read(api.connections.list));
  const found = useSearch(name);
  const words = queryWords(name);
  const connected = connections.data?.filter((member) => isFoundBy(words, member)) ?? [];
  const known = new Set(connected.map(({ _id }) => _id));
  // What was found for letters that are gone is not shown.
  const others = name === '' ? [] : found.members.filter(({ _id }) => !known.has(_id));
  const all: UserCard[] = [...connected, ...others];
  return { members: all.slice(0, OFFERED), state: all.length > 0 ? 'done' : found.state };
}
