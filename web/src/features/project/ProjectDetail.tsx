import { useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { Project } from '../../../../shared/model/project.ts';
import { canTeamGrow, isTeamFull } from '../../../../shared/rules/projects/team-size.ts';
import { useMember } from '../../api/session.ts';
import { useFocusAfterRemoval } from '../../components/lists/use-focus-after-removal.ts';
import { useAskedPart } from '../../router/use-asked-part.ts';
import { PendingApplications } from './applications/PendingApplications.tsx';
import { useAnswerToasts } from './applications/use-answer-toasts.ts';
import { DeckSection } from './deck/DeckSection.tsx';
import { InterestSection } from './investors/InterestSection.tsx';
import { OpenRoles } from './OpenRoles.tsx';
import { PipelineSection } from './PipelineSection.tsx';
import classes from './ProjectDetail.module.css';
import { ProjectHeader } from './ProjectHeader.tsx';
import { type ProjectTab, ProjectTabs, tabAt } from './ProjectTabs.tsx';
import { StandingBanners } from './StandingBanners.tsx';
import { FullTeam } from './team/FullTeam.tsx';
import { Membership } from './team/Membership.tsx';

/** So many roles are about as long as what stands beside them; more of them, or what cannot be applied for, stand above. */
const MAX_BESIDE = 3;

/** A project that is there, as the viewer may see and change it: what, who and what is sought before all else. */
export function ProjectDetail({ project }: { project: Project }) {
  const member = useMember();
  useAnswerToasts(project, member._id);
  const isFounder = project.founder._id === member._id;
  const isFull = isFounder && isTeamFull(project);
  const teamSize = useRef<HTMLInputElement>(null);
  const top = useFocusAfterRemoval<HTMLDivElement>(isFull ? 1 : 0);
  const isMember = project.teamMembers.some(({ userId }) => userId._id === member._id);
  const aside = useFocusAfterRemoval<HTMLDivElement>(isMember ? 1 : 0);
  const { hash, key } = useLocation();
  const askedTab = tabAt(hash, isFounder);
  const [tab, setTab] = useState<ProjectTab>(askedTab ?? 'details');
  const [followed, setFollowed] = useState(key);
  if (followed !== key) {
    setFollowed(key);
    if (askedTab) setTab(askedTab);
  }
  const tabs = useAskedPart(askedTab !== undefined);
  const teamTab = useRef<HTMLButtonElement>(null);
  const showTeam = () => {
    setTab('team');
    teamTab.current?.focus();
  };
  const roles = project.openRoles.length;
  const isInvestor = member.userRole === 'investor';
  const hasAside = !isFounder && roles <= MAX_BESIDE && (roles > 0 || isMember || isInvestor);
  return (
    <div className={classes.columns} data-single={!hasAside || undefined}>
      <div ref={top} tabIndex={-1} className={classes.top}>
        <ProjectHeader project={project} isFounder={isFounder} onTeam={showTeam} />
        <StandingBanners project={project} />
        {isFull && <FullTeam project={project} field={teamSize} />}
      </div>
      <div ref={aside} tabIndex={-1} className={classes.aside}>
        {!isInvestor && <OpenRoles project={project} />}
        {isInvestor && !isFounder && <InterestSection project={project} />}
        {!isFounder && <DeckSection project={project} />}
        {isInvestor && <PipelineSection project={project} />}
        {isInvestor && <OpenRoles project={project} />}
        <Membership project={project} memberId={member._id} />
      </div>
      <div className={classes.rest}>
        {isFounder && (
          <PendingApplications
            project={project}
            isTeamFull={isFull}
            onRaise={canTeamGrow(project) ? () => teamSize.current?.focus() : undefined}
          />
        )}
        <div ref={tabs} tabIndex={-1}>
          <ProjectTabs
            project={project}
            isFounder={isFounder}
            shown={tab}
            onShow={setTab}
            teamTab={teamTab}
          />
        </div>
      </div>
    </div>
  );
}
