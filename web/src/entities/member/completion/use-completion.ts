import { useState } from 'react';
import type { CurrentUser } from '../../../../../shared/model/member.ts';
import { completionScore, missingItems } from '../../../../../shared/rules/members/completion-score.ts';
import { api } from '../../../api/client.ts';
import { useSetMember } from '../../../api/session.ts';
import { useSend } from '../../../api/use-send.ts';
import { browserStore } from '../../../lib/browser-store.ts';

/**
 * How complete a member's profile is, and whether they are asked to complete it: until it is complete, or they have
 * skipped that in this browser. Before a role is chosen nobody is asked: the role decides what counts.
 */
export function useCompletion(member: CurrentUser) {
  const store = browserStore(`hearth.completion-skipped.${member._id}`);
  const [isSkipped, setSkipped] = useState(() => store.read() !== null);
  const setMember = useSetMember();
  const skipOnboarding = useSend(api.users.updateProfile, { onSuccess: setMember });
  const score = completionScore(member);
  return {
    score,
    missing: missingItems(member),
    isAsked: Boolean(member.userRole) && !isSkipped && !(member.onboardingCompleted && score === 100),
    skip() {
      store.write('1');
      setSkipped(true);
      // Only a note for the server: if it does not arrive, nothing is lost.
      skipOnboarding.mutate({ body: { onboardingCompleted: true } });
    },
  };
}
