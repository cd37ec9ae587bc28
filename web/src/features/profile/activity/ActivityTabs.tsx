import '@mantine/core/styles/Tabs.layer.css';
import { Tabs } from '@mantine/core';
import type { Profile } from '../../../../../shared/model/member.ts';
import * as titles from '../../../../../shared/texts/common/titles.ts';
import { profileScreens as texts } from '../../../../../shared/texts/members/profile-screens.ts';
import classes from './ActivityTabs.module.css';
import { RecentPosts } from './RecentPosts.tsx';
import { RecentProjects } from './RecentProjects.tsx';

/** What somebody has been doing: their newest posts and projects. */
export function ActivityTabs({ profile }: { profile: Profile }) {
  return (
    <section className={classes.activity} aria-label={titles.activity}>
      <h2 className={classes.title}>{titles.activity}</h2>
      <Tabs defaultValue="posts">
        <Tabs.List aria-label={titles.activity}>
          <Tabs.Tab value="posts">{texts.posts}</Tabs.Tab>
          <Tabs.Tab value="projects">{texts.projects}</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="posts">
          <RecentPosts profile={profile} />
        </Tabs.Panel>
        <Tabs.Panel value="projects">
          <RecentProjects profile={profile} />
        </Tabs.Panel>
      </Tabs>
    </section>
  );
}
