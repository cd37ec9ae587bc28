import { useQueryClient } from '@tanstack/react-query';
import type { CurrentUser, Profile } from '../../../../shared/model/member.ts';
import { api } from '../../api/client.ts';
import { keyOf } from '../../api/queries.ts';
import { setMember } from '../../api/session.ts';

/** The own profile as its screen reads it. */
export const profileOf = ({ isAdmin: _, ...profile }: CurrentUser): Profile => profile;

/** Shows the member as they are after a change of their own, everywhere. */
export function useShowChanged(): (member: CurrentUser) => void {
  const client = useQueryClient();
  return (member) => {
    setMember(client, member);
    client.setQueriesData<Profile>({ queryKey: keyOf(api.users.get) }, (profile) =>
      profile?._id === member._id ? profileOf(member) : profile,
    );
    // Their name and picture stand beside their posts; roles and projects say how well they fit.
    for (const queryKey of [
      keyOf(api.posts.list),
      keyOf(api.posts.byMember),
      keyOf(api.roles.list),
      keyOf(api.projects.list),
    ])
      void client.invalidateQueries({ queryKey });
  };
}
