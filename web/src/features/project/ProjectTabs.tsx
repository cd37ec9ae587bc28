import '@mantine/core/styles/Tabs.layer.css';
import { Card, Tabs } from '@mantine/core';
import { type RefObject, useState } from 'react';
import type { Project } from '../../../../shared/model/project.ts';
import { interestScreens } from '../../../../shared/texts/interests/interest-screens.ts';
import { projectCard as texts } from '../../../../shared/texts/projects/project-screens.ts';
import { updateScreens } from '../../../../shared/texts/projects/updates.ts';
import section from '../../components/layout/Section.module.css';
import { formatted } from '../../components/text/count.ts';
import { useUnsavedWork } from '../../router/unsaved-work.ts';
import { CommentsTab } from './comments/CommentsTab.tsx';
import { DetailsTab } from './DetailsTab.tsx';
import { OwnDeck } from './deck/OwnDeck.tsx';
import { ShareDeckButton } from './deck/ShareDeckButton.tsx';
import { InvestorsTab } from './investors/InvestorsTab.tsx';
import classes from './ProjectTabs.module.css';
import { TeamTab } from './team/TeamTab.tsx';
import { UpdatesTab } from './updates/UpdatesTab.tsx';

const PROJECT_TABS = ['details', 'updates', 'team', 'comments', 'investors'] as const;
export type ProjectTab = (typeof PROJECT_TABS)[number];

/** The tab that an address asks for, if any; what is for the founder alone is not there for others. */
export function tabAt(hash: string, isFounder: boolean): ProjectTab | undefined {
  const tab = PROJECT_TABS.find((one) => hash === `#${one}`);
  return tab === 'investors' && !isFounder ? undefined : tab;
}

interface ProjectTabsProps {
  project: Project;
  isFounder: boolean;
  shown: ProjectTab;
  onShow: (tab: ProjectTab) => void;
  teamTab: RefObject<HTMLButtonElement | null>;
}

/** All there is to know of a project: its details, what is new, its team, and what is said about it. */
export function ProjectTabs({ project, isFounder, shown, onShow, teamTab }: ProjectTabsProps) {
  const [comment, setComment] = useState('');
  useUnsavedWork(comment.trim() !== '');
  return (
    <Card component="section" className={section.section} aria-label={project.name}>
      <Tabs value={shown} onChange={(tab) => onShow(tab as ProjectTab)}>
        <Tabs.List className={classes.tabs} data-many={isFounder || undefined} aria-label={project.name}>
          <Tabs.Tab value="details">{texts.details}</Tabs.Tab>
          <Tabs.Tab value="updates">
            {updateScreens.title} ({formatted(project.updates)})
          </Tabs.Tab>
          <Tabs.Tab ref={teamTab} value="team">
            {texts.team} ({formatted(project.teamMembers.length)})
          </Tabs.Tab>
          <Tabs.Tab value="comments">
            {texts.comments} ({formatted(project.commentCount)})
          </Tabs.Tab>
          {isFounder && (
            <Tabs.Tab value="investors">
              {interestScreens.investors} ({formatted(project.interestCount)})
            </Tabs.Tab>
          )}
        </Tabs.List>
        <Tabs.Panel value="details">
          <DetailsTab project={project} />
        </Tabs.Panel>
        <Tabs.Panel value="updates">
          <UpdatesTab project={project} isFounder={isFounder} />
        </Tabs.Panel>
        <Tabs.Panel value="team">
          <TeamTab project={project} isFounder={isFounder} />
        </Tabs.Panel>
        <Tabs.Panel value="comments">
          <CommentsTab
            projectId={project._id}
            commentCount={project.commentCount}
            isFounder={isFounder}
            draft={comment}
            onDraft={setComment}
          />
        </Tabs.Panel>
        {isFounder && (
          <Tabs.Panel value="investors">
            <InvestorsTab
              projectId={project._id}
              actionFor={(investor) => <ShareDeckButton projectId={project._id} member={investor} />}
            />
            <OwnDeck projectId={project._id} />
          </Tabs.Panel>
        )}
      </Tabs>
    </Card>
  );
}
