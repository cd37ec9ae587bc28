import { Badge, Card } from '@mantine/core';
import { Link } from 'react-router-dom';
import { STAGES } from '../../../../shared/choices.ts';
import type { Found, FoundPost, FoundProject, FoundRole } from '../../../../shared/model/search.ts';
import { factsOf } from '../../../../shared/rules/projects/role-words.ts';
import { projectCard } from '../../../../shared/texts/projects/project-screens.ts';
import { roleBoard } from '../../../../shared/texts/projects/role-board.ts';
import { Tags } from '../../components/lists/Tags.tsx';
import { RelativeTime } from '../../components/text/RelativeTime.tsx';
import { MemberAvatar } from '../../entities/member/MemberAvatar.tsx';
import { MemberName } from '../../entities/member/MemberName.tsx';
import { ProjectRow } from '../../entities/project/ProjectRow.tsx';
import { paths } from '../../router/paths.ts';
import { Marked } from './Marked.tsx';
import classes from './Results.module.css';

export type AnyRow = Found['projects' | 'roles' | 'posts'][number];

export const idOf = (row: AnyRow): string => ('role' in row ? row.role._id : row._id);

interface RowProps<Row> {
  row: Row;
  query: string;
}

/** A project, an open role or a post that a search has found. */
export function FoundRow({ row, query }: RowProps<AnyRow>) {
  if ('excerpt' in row) return <PostRow row={row} query={query} />;
  return 'role' in row ? <RoleRow row={row} query={query} /> : <ProjectOfRow row={row} query={query} />;
}

const By = ({ founder }: Pick<FoundProject, 'founder'>) => (
  <span>
    {projectCard.by} <MemberName name={founder.name} username={founder.username} />
  </span>
);

const Pitch = ({ text, query }: { text: string; query: string }) =>
  text !== '' && (
    <p className={classes.text}>
      <Marked text={text} query={query} />
    </p>
  );

const ProjectOfRow = ({ row, query }: RowProps<FoundProject>) => (
  <ProjectRow project={row} title={row.name} facts={<By founder={row.founder} />} actions={null}>
    <Pitch text={row.pitch} query={query} />
    <Tags tags={[STAGES[row.stage], row.category]} />
  </ProjectRow>
);

function RoleRow({ row: { role, project, founder, applied }, query }: RowProps<FoundRole>) {
  const facts = factsOf({ ...role, pay: null, equity: null });
  return (
    <ProjectRow
      project={project}
      title={role.title}
      facts={
        <>
          <span>
            <bdi>{project.name}</bdi>
          </span>
          <By founder={founder} />
          {facts.map((fact) => (
            <bdi key={fact}>{fact}</bdi>
          ))}
        </>
      }
      actions={applied && <Badge variant="waiting">{roleBoard.applied}</Badge>}
    >
      <Pitch text={project.pitch} query={query} />
      {role.skills.length > 0 && <Tags tags={role.skills} />}
    </ProjectRow>
  );
}

const PostRow = ({ row: { _id, author, excerpt, createdAt }, query }: RowProps<FoundPost>) => (
  <Card component="article" className={classes.post} aria-label={author.name}>
    <MemberAvatar member={author} />
    <div className={classes.words}>
      <p className={classes.by}>
        <MemberName name={author.name} username={author.username} />
        <RelativeTime instant={createdAt} />
      </p>
      <p className={classes.text}>
        <Link to={paths.post(_id)} className={classes.excerpt}>
          <Marked text={excerpt} query={query} />
        </Link>
      </p>
    </div>
  </Card>
);
