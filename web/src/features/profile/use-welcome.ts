import { useState } from 'react';
import type { Profile } from '../../../../shared/model/member.ts';
import { browserStore } from '../../lib/browser-store.ts';

/** Whether a new member is still to be greeted on their own profile; that they have got it is remembered in this browser. */
export function useWelcome({ _id, onboardingCompleted }: Profile) {
  const store = browserStore(`hearth.profile-welcome.${_id}`);
  const [isSeen, setSeen] = useState(() => store.read() !== null);
  return {
    isNew: !onboardingCompleted && !isSeen,
    gotIt() {
      store.write('1');
      setSeen(true);
    },
  };
}
