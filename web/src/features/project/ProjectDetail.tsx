import '@mantine/core/styles/Tabs.layer.css';
import { Card, Tabs } from '@mantine/core';
import { useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { Project } from '../../../../shared/model/project.ts';
import { canTeamGrow, isTeamFull } from '../../../../shared/rules/team-size.ts';
import { projectCard as texts } from '../../../../shared/texts/projects/project-screens.ts';
import { useMember } from '../../api/session.ts';
import section from '../../components/layout/Section.module.css';
import { useFocusAfterRemoval } from '../../components/lists/use-focus-after-removal.ts';
import { formatted } from '../../components/text/count.ts';
import { paths } from '../../router/paths.ts';
import { useUnsavedWork } from '../../router/unsaved-work.ts';
import { PendingApplications } from './applications/PendingApplications.tsx';
import { useAnswerToasts } from './applications/use-answer-toasts.ts';
import { CommentsTab } from './comments/CommentsTab.tsx';
import { DetailsTab } from './DetailsTab.tsx';
import { OpenRoles } from './OpenRoles.tsx';
import classes from './ProjectDetail.module.css';
import { ProjectHeader } from './ProjectHeader.tsx';
import { StandingBanners } from './StandingBanners.tsx';
import { FullTeam } from './team/FullTeam.tsx';
import { Membership } from './team/Membership.tsx';
import { TeamTab } from './team/TeamTab.tsx';

/** A project that is there, as the viewer may see and change it. */
export function ProjectDetail({ project }: { project: Project }) {
  const member = useMember();
  useAnswerToasts(project, member._id);
  const isFounder = project.founder._id === member._id;
  const team = project.teamMembers.length;
  const isFull = isFounder && isTeamFull(project);
  const teamSize = useRef<HTMLInputElement>(null);
  const column = useFocusAfterRemoval<HTMLDivElement>(isFull ? 1 : 0);
  const { hash, pathname } = useLocation();
  const isAboutComments = pathname + hash === paths.projectComments(project._id);
  const [comment, setComment] = useState('');
  useUnsavedWork(comment.trim() !== '');
  const isMember = project.teamMembers.some(({ userId }) => userId._id === member._id);
  const aside = useFocusAfterRemoval<HTMLDivElement>(isMember ? 1 : 0);
  return (
    <div className={classes.columns}>
      <div ref={column} tabIndex={-1} className={classes.column}>
        <ProjectHeader project={project} isFounder={isFounder} />
        <StandingBanners project={project} />
        {isFull && <FullTeam project={project} field={teamSize} />}
        <Card component="section" className={section.section} aria-label={project.name}>
          <Tabs defaultValue={isAboutComments ? 'comments' : 'details'}>
            <Tabs.List aria-label={project.name}>
              <Tabs.Tab value="details">{texts.details}</Tabs.Tab>
              <Tabs.Tab value="team">
                {texts.team} ({formatted(team)})
              </Tabs.Tab>
              <Tabs.Tab value="comments">
                {texts.comments} ({formatted(project.commentCount)})
              </Tabs.Tab>
            </Tabs.List>
            <Tabs.Panel value="details">
              <DetailsTab project={project} />
            </Tabs.Panel>
            <Tabs.Panel value="team">
              <TeamTab project={project} isFounder={isFounder} />
            </Tabs.Panel>
            <Tabs.Panel value="comments">
              <CommentsTab
                projectId={project._id}
                isFounder={isFounder}
                draft={comment}
                onDraft={setComment}
              />
            </Tabs.Panel>
          </Tabs>
        </Card>
      </div>
      <div ref={aside} tabIndex={-1} className={classes.aside}>
        {isFounder && (
          <PendingApplications
            project={project}
            isTeamFull={isFull}
            onRaise={canTeamGrow(project) ? () => teamSize.current?.focus() : undefined}
          />
        )}
        <OpenRoles project={project} />
        <Membership project={project} memberId={member._id} />
      </div>
    </div>
  );
}
