import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import type { Project } from '../../../../shared/model/project.ts';
import { projectPage as texts } from '../../../../shared/texts/projects/project-screens.ts';
import { ShareButton } from '../../components/share/ShareButton.tsx';
import { UpvoteButton } from '../../entities/project/UpvoteButton.tsx';
import { SaveButton } from '../../entities/saved/SaveButton.tsx';
import { paths } from '../../router/paths.ts';
import { IconEdit, IconOutside } from '../../theme/icons.ts';
import classes from './ProjectHeader.module.css';
import { StatusButton } from './StatusButton.tsx';

/** What the viewer can do with a project as a whole. */
export function ProjectActions({ project, isFounder }: { project: Project; isFounder: boolean }) {
  const { _id, website } = project;
  return (
    <div className={classes.actions}>
      <UpvoteButton project={project} />
      <SaveButton thing={{ kind: 'projects', id: _id }} saved={project.saved} name={project.name} />
      <ShareButton title={project.name} path={paths.project(_id)} />
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
      {isFounder && <StatusButton project={project} />}
    </div>
  );
}
