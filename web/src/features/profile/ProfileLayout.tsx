import type { ReactNode } from 'react';
import type { Profile } from '../../../../shared/model/member.ts';
import { About } from './About.tsx';
import { ActivityTabs } from './activity/ActivityTabs.tsx';
import { Education } from './history/Education.tsx';
import { Experience } from './history/Experience.tsx';
import { ProfileHeader } from './ProfileHeader.tsx';
import classes from './ProfileLayout.module.css';
import { Skills } from './Skills.tsx';

interface ProfileLayoutProps {
  profile: Profile;
  /** What stands below the header, before the profile itself. */
  first?: ReactNode;
  /** What the viewer can do here, beside the name. */
  actions: ReactNode;
  /** What stands beside the profile, below it on small screens. */
  aside: ReactNode;
  /** What stands at the end of the page, however wide it is. */
  last?: ReactNode;
}

/** The parts of a profile, in their order. */
export function ProfileLayout({ profile, first, actions, aside, last }: ProfileLayoutProps) {
  return (
    <div className={classes.columns}>
      <div className={classes.column}>
        <ProfileHeader profile={profile} actions={actions} />
        {first}
        <About about={profile.about} />
        <Skills skills={profile.skills} />
        <Experience experience={profile.experience} />
        <Education education={profile.education} />
        <ActivityTabs profile={profile} />
      </div>
      <div className={classes.aside}>{aside}</div>
      {last && <div className={classes.last}>{last}</div>}
    </div>
  );
}
