import { Card } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Project } from '../../../../shared/model/project.ts';
import { paths } from '../../router/paths.ts';
import { Poster } from './Poster.tsx';
import classes from './ProjectRow.module.css';

interface ProjectRowProps {
  project: Pick<Project, '_id' | 'name' | 'poster'>;
  /** What leads to the project: its name, or that of a role. */
  title: string;
  /** The project has been deleted: nothing leads to it. */
  isGone?: boolean;
  /** Short facts, side by side below the title. */
  facts: ReactNode;
  /** What can be done, beside the rest. */
  actions: ReactNode;
  children: ReactNode;
}

/** A project, or something of it, as one row of a list. */
export function ProjectRow({ project, title, isGone = false, facts, actions, children }: ProjectRowProps) {
  return (
    <Card component="article" className={classes.row} aria-label={title}>
      <Poster project={project} className={classes.poster} />
      <div className={classes.words}>
        <h2 className={classes.title}>
          {isGone ? <bdi>{title}</bdi> : <Link to={paths.project(project._id)}>{title}</Link>}
        </h2>
        <p className={classes.facts}>{facts}</p>
        {children}
      </div>
      <div className={classes.actions}>{actions}</div>
    </Card>
  );
}
