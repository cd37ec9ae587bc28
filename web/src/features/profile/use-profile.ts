import { useQuery } from '@tanstack/react-query';
import { api } from '../../api/client.ts';
import { read } from '../../api/queries.ts';
import { useMember } from '../../api/session.ts';
import { profileOf } from '../../entities/member/use-show-changed.ts';

/** A member's profile; the viewer's own is there at once. */
export function useProfile(username: string) {
  const viewer = useMember();
  const isOwn = username.toLowerCase() === viewer.username.toLowerCase();
  return useQuery({
    ...read(api.users.get, { params: { username } }),
    placeholderData: isOwn ? profileOf(viewer) : undefined,
  });
}
