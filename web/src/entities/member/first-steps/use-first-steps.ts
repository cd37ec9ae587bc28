import { useState } from 'react';
import type { CurrentUser } from '../../../../../shared/model/member.ts';
import { api } from '../../../api/client.ts';
import { useSetMember } from '../../../api/session.ts';
import { useSend } from '../../../api/use-send.ts';
import { browserStore } from '../../../lib/browser-store.ts';
import { isSettled, isStep, type Step } from './first-steps.ts';

const ENDED = 'ended';

/**
 * How far a new member has come in their first steps. The step is remembered in this browser; that they have ended them is
 * noted in the profile as well, for their other devices.
 */
export function useFirstSteps(member: CurrentUser) {
  const [store] = useState(() => browserStore(`hearth.first-steps.${member._id}`));
  const [kept, setKept] = useState(() => store.read());
  const setMember = useSetMember();
  const note = useSend(api.users.updateProfile, { onSuccess: setMember });
  const keep = (value: string) => {
    store.write(value);
    setKept(value);
  };
  return {
    isAsked: kept !== ENDED && !isSettled(member),
    /** Where they have left off, if they have begun. */
    step: isStep(kept) ? kept : undefined,
    goTo: (step: Step) => keep(step),
    end() {
      keep(ENDED);
      // If it does not arrive, this browser knows.
      if (!member.onboardingCompleted) note.mutate({ body: { onboardingCompleted: true } });
    },
  };
}
