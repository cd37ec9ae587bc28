import { Button, Card } from '@mantine/core';
import { memo, useId } from 'react';
import { Link } from 'react-router-dom';
import type { ListedProject, Project } from '../../../../shared/model/project.ts';
import { isFull } from '../../../../shared/rules/projects/positions.ts';
import * as nouns from '../../../../shared/texts/common/nouns.ts';
import { projectParts, projectCard as texts } from '../../../../shared/texts/projects/project-screens.ts';
import { count } from '../../components/text/count.ts';
import { MemberAvatar } from '../../entities/member/MemberAvatar.tsx';
import { MemberName } from '../../entities/member/MemberName.tsx';
import { ProjectFace } from '../../entities/project/ProjectFace.tsx';
import { UpvoteButton } from '../../entities/project/UpvoteButton.tsx';
import { SaveButton } from '../../entities/saved/SaveButton.tsx';
import { paths } from '../../router/paths.ts';
import { CardTabs } from './CardTabs.tsx';
import { FitReasons } from './FitReasons.tsx';
import classes from './ProjectCard.module.css';

interface ProjectCardProps {
  project: ListedProject;
  /** Among the first of the list: its poster is fetched at once. */
  isFirst: boolean;
}

/** A project in the list: what it is, who is behind it and whom it seeks; the rest is one press away. */
export const ProjectCard = memo(({ project, isFirst }: ProjectCardProps) => {
  const { name, founder, pitch, description, fit } = project;
  const heading = useId();
  return (
    <Card component="article" className={classes.card} aria-labelledby={heading}>
      <ProjectFace project={project} headingId={heading} isFirst={isFirst}>
        <p className={classes.description} dir="auto">
          {pitch || description}
        </p>
        {fit && fit.length > 0 && <FitReasons fit={fit} />}
        <OpenPositions project={project} />
        <p className={classes.founder}>
          <MemberAvatar member={founder} size="sm" />
          <span>
            {texts.by} <MemberName name={founder.name} username={founder.username} />
          </span>
        </p>
      </ProjectFace>
      <CardTabs project={project} />
      <div className={classes.foot}>
        <UpvoteButton project={project} size="sm" />
        <SaveButton
          thing={{ kind: 'projects', id: project._id }}
          saved={project.saved}
          name={name}
          size="sm"
        />
        <Button
          component={Link}
          variant="subtle"
          color="gray"
          size="sm"
          to={paths.project(project._id)}
          aria-label={`${texts.viewDetails}: ${name}`}
        >
          {texts.viewDetails}
        </Button>
      </div>
    </Card>
  );
});

/** How many seats are left, and in which roles. */
function OpenPositions({ project: { status, openRoles } }: { project: Project }) {
  if (status === 'closed') return <p className={classes.sought}>{projectParts.takesNone}</p>;
  const open = openRoles.filter((role) => !isFull(role));
  if (open.length === 0) return null;
  const seats = open.reduce((sum, { limit, filled }) => sum + limit - filled, 0);
  return (
    <p className={classes.sought}>
      <strong>{count(seats, nouns.openPosition)}</strong>
      <span>{open.map(({ title }) => title).join(', ')}</span>
    </p>
  );
}
