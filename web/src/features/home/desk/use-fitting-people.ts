import { useQuery } from '@tanstack/react-query';
import { MINUTE, SUGGESTIONS_FETCHED } from '../../../../../shared/limits.ts';
import type { OpenRole } from '../../../../../shared/model/role.ts';
import { api } from '../../../api/client.ts';
import { read } from '../../../api/queries.ts';
import { type FittingPerson, fittingPeople } from './fitting-people.ts';

/** Job seekers whose profiles are read: lists do not name skills. */
const LOOKED_AT = 6;

/** Who is there changes slowly, and each look costs several reads. */
const staleTime = 10 * MINUTE;

interface FittingPeople {
  /** Undefined while it is being asked. */
  rows: FittingPerson[] | undefined;
  hasFailed: boolean;
  retry: () => void;
}

/**
 * Which of the members whom the viewer may know fit roles, the best first.
 *
 * @param roles without any nobody is asked
 * @param known ids of members who are left out
 */
export function useFittingPeople(roles: readonly OpenRole[], known: readonly string[]): FittingPeople {
  const { data, isLoadingError, refetch } = useQuery({
    queryKey: ['fitting-people'],
    queryFn: async ({ client }) => {
      const query = { role: 'other', limit: SUGGESTIONS_FETCHED };
      const suggested = await client.fetchQuery({ ...read(api.users.suggestions, { query }), staleTime });
      const seekers = suggested.filter(({ userRole }) => userRole === 'job_seeker').slice(0, LOOKED_AT);
      const profiles = await Promise.all(
        seekers.map(({ username }) =>
          client
            .fetchQuery({ ...read(api.users.get, { params: { username } }), staleTime })
            // Of whose profile does not come, nobody knows what they can do.
            .catch(() => undefined),
        ),
      );
      return profiles.filter((profile) => profile !== undefined);
    },
    enabled: roles.length > 0,
    staleTime,
  });
  return {
    rows:
      data &&
      fittingPeople(
        data.filter(({ _id }) => !known.includes(_id)),
        roles,
      ),
    hasFailed: isLoadingError,
    retry: () => void refetch(),
  };
}
