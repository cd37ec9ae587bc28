import { useNavigate } from 'react-router-dom';
import type { CurrentUser } from '../../../../shared/model/member.ts';
import { signIn as texts } from '../../../../shared/texts/account/sign-in.ts';
import { useSetMember } from '../../api/session.ts';
import { toast } from '../../components/feedback/toast.ts';
import { paths } from '../../router/paths.ts';
import { forgetReturnPath, returnPath } from '../../router/return-path.ts';

/** What follows when somebody has signed in: they are led to where they wanted to be, or home, where the guard takes over. */
export function useSignedIn(): (member: CurrentUser) => void {
  const setMember = useSetMember();
  const navigate = useNavigate();
  return (member) => {
    toast.success(texts.succeeded);
    setMember(member);
    // Who has no role yet chooses one first, and is led on from there.
    const next = member.userRole ? returnPath() : undefined;
    if (next) forgetReturnPath();
    void navigate(next ?? paths.home, { replace: true });
  };
}
