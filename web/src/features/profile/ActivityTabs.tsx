import type { Profile } from '../../../../shared/model/member.ts';
import { profileScreens as texts } from '../../../../shared/texts/profile-screens.ts';
import { Tabs } from '../../components/lists/Tabs.tsx';
import classes from './ActivityTabs.module.css';
import { RecentPosts } from './RecentPosts.tsx';
import { RecentProjects } from './RecentProjects.tsx';

/** What somebody has been doing: their newest posts and projects. */
export function ActivityTabs({ profile }: { profile: Profile }) {
  return (
    <section className={classes.activity} aria-label={texts.activity}>
      <h2 className={classes.title}>{texts.activity}</h2>
      <Tabs
        label={texts.activity}
        tabs={[
          { name: texts.posts, panel: <RecentPosts profile={profile} /> },
          { name: texts.projects, panel: <RecentProjects profile={profile} /> },
        ]}
      />
    </section>
  );
}
