import '@mantine/core/styles/Tabs.layer.css';
import { Tabs } from '@mantine/core';
import type { Project } from '../../../../shared/model/project.ts';
import { projectCard as texts } from '../../../../shared/texts/projects/project-screens.ts';
import { formatted } from '../../components/text/count.ts';
import { CommentsPanel } from './CommentsPanel.tsx';
import { DetailsPanel } from './DetailsPanel.tsx';
import classes from './ProjectCard.module.css';
import { TeamPanel } from './TeamPanel.tsx';

/** More of a project, below what its card says: folded until one of the tabs is pressed. */
export function CardTabs({ project }: { project: Project }) {
  return (
    <Tabs className={classes.tabs}>
      <Tabs.List aria-label={project.name}>
        <Tabs.Tab value="team">{texts.team}</Tabs.Tab>
        <Tabs.Tab value="details">{texts.details}</Tabs.Tab>
        <Tabs.Tab value="comments">
          {texts.comments} ({formatted(project.commentCount)})
        </Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="team">
        <TeamPanel project={project} />
      </Tabs.Panel>
      <Tabs.Panel value="details">
        <DetailsPanel project={project} />
      </Tabs.Panel>
      <Tabs.Panel value="comments">
        <CommentsPanel project={project} />
      </Tabs.Panel>
    </Tabs>
  );
}
