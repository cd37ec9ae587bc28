import { Button } from '@mantine/core';
import { useState } from 'react';
import type { Profile } from '../../../../shared/model/member.ts';
import { profileScreens as texts } from '../../../../shared/texts/members/profile-screens.ts';
import { browserStore } from '../../lib/browser-store.ts';
import classes from './WelcomeBanner.module.css';

/** Greets a new member on their own profile, until they have got it; remembered in this browser. */
export function WelcomeBanner({ profile }: { profile: Profile }) {
  const store = browserStore(`hearth.profile-welcome.${profile._id}`);
  const [isSeen, setSeen] = useState(() => store.read() !== null);
  if (profile.onboardingCompleted || isSeen) return null;
  return (
    <section className={classes.banner} aria-label={texts.welcome}>
      <div>
        <h2 className={classes.title}>{texts.welcome}</h2>
        <p className={classes.text}>{texts.welcomeHint}</p>
      </div>
      <Button
        variant="default"
        onClick={() => {
          store.write('1');
          setSeen(true);
        }}
      >
        {texts.gotIt}
      </Button>
    </section>
  );
}
