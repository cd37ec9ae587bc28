import { Card } from '@mantine/core';
import { Link } from 'react-router-dom';
import { STAGES } from '../../../../shared/choices.ts';
import { PREVIEW_CHARACTERS } from '../../../../shared/limits.ts';
import type { Savable, SavedRow } from '../../../../shared/model/saved.ts';
import { applyDialog, projectCard } from '../../../../shared/texts/projects/project-screens.ts';
import { Tags } from '../../components/lists/Tags.tsx';
import { formatted } from '../../components/text/count.ts';
import { ShortenedText } from '../../components/text/ShortenedText.tsx';
import { MemberName } from '../../entities/member/MemberName.tsx';
import { PostItem } from '../../entities/post/PostItem.tsx';
import { Poster } from '../../entities/project/Poster.tsx';
import { SaveButton } from '../../entities/saved/SaveButton.tsx';
import { paths } from '../../router/paths.ts';
import classes from './Saved.module.css';

/** One thing that the viewer has saved, and the way to save it no longer. */
export function SavedItem({ row }: { row: SavedRow }) {
  if (row.kind === 'posts') return <PostItem post={row.post} />;
  if (row.kind === 'projects')
    return (
      <Row
        thing={row}
        project={row.project}
        founder={row.project.founder}
        title={row.project.name}
        text={row.project.description}
        saved={row.project.saved}
      />
    );
  const { title, description, saved, filled, limit } = row.role;
  return (
    <Row
      thing={row}
      project={row.project}
      founder={row.founder}
      title={title}
      fact={applyDialog.positions(formatted(filled), formatted(limit))}
      text={description}
      saved={saved}
    />
  );
}

type Project = Extract<SavedRow, { kind: 'roles' }>['project'];

interface RowProps {
  thing: Savable;
  project: Project;
  founder: Extract<SavedRow, { kind: 'roles' }>['founder'];
  title: string;
  /** What there is to know of a role beside its project. */
  fact?: string;
  text: string;
  saved: boolean;
}

function Row({ thing: { kind, id }, project, founder, title, fact, text, saved }: RowProps) {
  return (
    <Card component="article" className={classes.row} aria-label={title}>
      <Poster project={project} className={classes.poster} />
      <div className={classes.words}>
        <h2 className={classes.title}>
          <Link to={paths.project(project._id)}>{title}</Link>
        </h2>
        <p className={classes.facts}>
          {fact !== undefined && <span>{project.name}</span>}
          <span>
            {projectCard.by} <MemberName name={founder.name} username={founder.username} />
          </span>
          {fact !== undefined && <span>{fact}</span>}
        </p>
        {text !== '' && <ShortenedText text={text} max={PREVIEW_CHARACTERS} />}
        <Tags tags={[STAGES[project.stage], project.category]} />
      </div>
      <SaveButton thing={{ kind, id }} saved={saved} name={title} size="sm" />
    </Card>
  );
}
