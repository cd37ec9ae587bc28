import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { DEFAULT_LOCATION, ROLE_REDIRECT_DELAY } from '../../../../shared/limits.ts';
import type { CurrentUser, Role } from '../../../../shared/model/member.ts';
import { profile as profileTexts } from '../../../../shared/texts/members/profile.ts';
import { roleSelection as texts } from '../../../../shared/texts/members/role-selection.ts';
import { roles } from '../../../../shared/texts/members/roles.ts';
import { api } from '../../api/client.ts';
import { messageOf } from '../../api/error.ts';
import { justSignedUp, useSetMember } from '../../api/session.ts';
import { toast } from '../../components/feedback/toast.ts';
import { paths } from '../../router/paths.ts';
import { forgetReturnPath, returnPath } from '../../router/return-path.ts';
import { approximatePlace } from './approximate-place.ts';
import { firstProfile } from './first-profile.ts';

const placeQuery = {
  queryKey: ['approximate-place'],
  queryFn: approximatePlace,
  staleTime: Number.POSITIVE_INFINITY,
};

/** Where the visitor seems to be; undefined while that is being asked. */
export const useApproximatePlace = (): string | undefined => useQuery(placeQuery).data;

/** Takes a role, fills the profile's first fields, welcomes the member, and leads on after half a second. */
export function useChooseRole(member: CurrentUser) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const setMember = useSetMember();
  return useMutation({
    mutationFn: async (role: Role) => {
      const chosen = await api.auth.updateRole({ body: { userRole: role } });
      const place = await client.fetchQuery(placeQuery).catch(() => DEFAULT_LOCATION);
      try {
        return await api.users.updateProfile({ body: firstProfile(chosen, role, place) });
      } catch (error) {
        // The role counts; the rest can be written on the profile at any time.
        toast.error(messageOf(error, profileTexts.updateFailed));
        return chosen;
      }
    },
    onSuccess(updated, role) {
      justSignedUp.clear();
      toast.success(texts.welcome(roles[role].welcome));
      setMember(updated);
      const next = returnPath() ?? paths.profile(member.username);
      forgetReturnPath();
      setTimeout(() => void navigate(next), ROLE_REDIRECT_DELAY);
    },
    onError: (error) => toast.error(messageOf(error, texts.failed)),
  });
}
