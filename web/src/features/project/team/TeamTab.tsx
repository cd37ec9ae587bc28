import { useState } from 'react';
import { TEAM_MEMBERS_PAGE } from '../../../../../shared/limits.ts';
import type { Project } from '../../../../../shared/model/project.ts';
import { projectCard } from '../../../../../shared/texts/projects/project-screens.ts';
import { Pager } from '../../../components/lists/Pager.tsx';
import { useFocusAfterRemoval } from '../../../components/lists/use-focus-after-removal.ts';
import { TeamMember } from './TeamMember.tsx';
import classes from './TeamTab.module.css';

/** Who is in the team, the founder first, some at a time. */
export function TeamTab({ project, isFounder }: { project: Project; isFounder: boolean }) {
  const { teamMembers } = project;
  const [chosen, setPage] = useState(1);
  const total = Math.max(1, Math.ceil(teamMembers.length / TEAM_MEMBERS_PAGE));
  // Members leave: the page that was chosen may be gone.
  const page = Math.min(chosen, total);
  const list = useFocusAfterRemoval<HTMLUListElement>(teamMembers.length);
  return (
    <div className={classes.team}>
      <ul ref={list} tabIndex={-1} className={classes.members} aria-label={projectCard.team}>
        {teamMembers.slice((page - 1) * TEAM_MEMBERS_PAGE, page * TEAM_MEMBERS_PAGE).map((member) => (
          <TeamMember key={member.userId._id} project={project} member={member} canRemove={isFounder} />
        ))}
      </ul>
      <Pager label={projectCard.team} current={page} total={total} onTurn={setPage} />
    </div>
  );
}
