import { Button, Card } from '@mantine/core';
import { Link, useNavigate } from 'react-router-dom';
import { STAGES } from '../../../../shared/choices.ts';
import type { Project } from '../../../../shared/model/project.ts';
import { projectCard, projectPage as texts } from '../../../../shared/texts/projects/project-screens.ts';
import { PageHeading } from '../../components/layout/PageHeading.tsx';
import { Tags } from '../../components/lists/Tags.tsx';
import { MoreButton } from '../../entities/member/hiding/MoreButton.tsx';
import { MemberName } from '../../entities/member/MemberName.tsx';
import { Poster } from '../../entities/project/Poster.tsx';
import { UpvoteButton } from '../../entities/project/UpvoteButton.tsx';
import { paths } from '../../router/paths.ts';
import { IconEdit, IconOutside } from '../../theme/icons.ts';
import classes from './ProjectHeader.module.css';

/** What a project is, whose, and what can be done with it as a whole. */
export function ProjectHeader({ project, isFounder }: { project: Project; isFounder: boolean }) {
  const navigate = useNavigate();
  const { _id, name, founder, stage, category, website } = project;
  return (
    <Card component="header" className={classes.header}>
      {project.poster !== '' && <Poster project={project} loading="eager" />}
      <div className={classes.words}>
        <div className={classes.name}>
          <PageHeading>{name}</PageHeading>
          <p className={classes.founder}>
            {projectCard.by} <MemberName name={founder.name} username={founder.username} />
          </p>
        </div>
        <Tags tags={[STAGES[stage], category]} />
        <div className={classes.actions}>
          <UpvoteButton project={project} />
          {website !== '' && (
            <Button
              component={Link}
              variant="default"
              to={website}
              target="_blank"
              rel="noopener noreferrer nofollow"
              leftSection={<IconOutside size={18} stroke={1.75} aria-hidden="true" />}
            >
              {texts.visitWebsite}
            </Button>
          )}
          {!isFounder && (
            <MoreButton
              member={founder}
              thing={{ kind: 'project', id: _id }}
              size="lg"
              onBlocked={() => void navigate(paths.projects)}
            />
          )}
          {isFounder && (
            <Button
              component={Link}
              variant="default"
              to={paths.editProject(_id)}
              leftSection={<IconEdit size={18} stroke={1.75} aria-hidden="true" />}
            >
              {texts.edit}
            </Button>
          )}
        </div>
      </div>
    </Card>
  );
}
