import { Card } from '@mantine/core';
import { useNavigate } from 'react-router-dom';
import type { Project } from '../../../../shared/model/project.ts';
import { projectCard } from '../../../../shared/texts/projects/project-screens.ts';
import { PageHeading } from '../../components/layout/PageHeading.tsx';
import { Tags } from '../../components/lists/Tags.tsx';
import { LinkedText } from '../../components/text/LinkedText.tsx';
import { MoreButton } from '../../entities/member/hiding/MoreButton.tsx';
import { MemberAvatar } from '../../entities/member/MemberAvatar.tsx';
import { MemberName } from '../../entities/member/MemberName.tsx';
import { Poster } from '../../entities/project/Poster.tsx';
import { projectTags } from '../../entities/project/project-tags.ts';
import { paths } from '../../router/paths.ts';
import { leadOf } from './lead.ts';
import { ProjectActions } from './ProjectActions.tsx';
import classes from './ProjectHeader.module.css';
import { TeamFaces } from './team/TeamFaces.tsx';

interface ProjectHeaderProps {
  project: Project;
  isFounder: boolean;
  /** Leads to the whole team. */
  onTeam: () => void;
}

/** What a project is in a sentence, who is behind it, and what can be done with it as a whole. */
export function ProjectHeader({ project, isFounder, onTeam }: ProjectHeaderProps) {
  const navigate = useNavigate();
  const { _id, name, pitch, description, founder, poster } = project;
  return (
    <Card component="header" className={classes.header} data-poster={poster !== '' || undefined}>
      {poster !== '' && <Poster project={project} loading="eager" className={classes.poster} />}
      <div className={classes.words}>
        <div className={classes.name}>
          <PageHeading>{name}</PageHeading>
          {!isFounder && (
            <MoreButton
              member={founder}
              thing={{ kind: 'project', id: _id }}
              size="lg"
              onBlocked={() => void navigate(paths.projects)}
            />
          )}
        </div>
        <p className={classes.lead}>
          <LinkedText>{pitch || leadOf(description)}</LinkedText>
        </p>
        <div className={classes.behind}>
          <p className={classes.founder}>
            <MemberAvatar member={founder} size="sm" />
            <span>
              {projectCard.by} <MemberName name={founder.name} username={founder.username} />
            </span>
          </p>
          <TeamFaces project={project} onOpen={onTeam} />
        </div>
        <Tags tags={projectTags(project)} />
      </div>
      <ProjectActions project={project} isFounder={isFounder} />
    </Card>
  );
}
