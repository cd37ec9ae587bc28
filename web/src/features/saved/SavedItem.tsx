import { Badge } from '@mantine/core';
import { STAGES } from '../../../../shared/choices.ts';
import { PREVIEW_CHARACTERS } from '../../../../shared/limits.ts';
import type { Savable, SavedRow } from '../../../../shared/model/saved.ts';
import { applyDialog, projectCard } from '../../../../shared/texts/projects/project-screens.ts';
import { savedScreens as texts } from '../../../../shared/texts/saved/saved-screens.ts';
import { Tags } from '../../components/lists/Tags.tsx';
import { formatted } from '../../components/text/count.ts';
import { ShortenedText } from '../../components/text/ShortenedText.tsx';
import { MemberName } from '../../entities/member/MemberName.tsx';
import { PostItem } from '../../entities/post/PostItem.tsx';
import { ProjectRow } from '../../entities/project/ProjectRow.tsx';
import { SaveButton } from '../../entities/saved/SaveButton.tsx';

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
  const { title, description, saved, filled, limit, paused } = row.role;
  return (
    <Row
      thing={row}
      project={row.project}
      founder={row.founder}
      title={title}
      fact={applyDialog.positions(formatted(filled), formatted(limit))}
      isPaused={paused}
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
  isPaused?: boolean;
  text: string;
  saved: boolean;
}

/** Why nobody can apply at present; undefined where somebody can. */
function obstacle(project: Project, isPaused: boolean): string | undefined {
  if (project.status === 'closed') return texts.closed;
  return isPaused ? texts.paused : undefined;
}

function Row({
  thing: { kind, id },
  project,
  founder,
  title,
  fact,
  isPaused = false,
  text,
  saved,
}: RowProps) {
  const takesNone = obstacle(project, isPaused);
  return (
    <ProjectRow
      project={project}
      title={title}
      facts={
        <>
          {fact !== undefined && <span>{project.name}</span>}
          <span>
            {projectCard.by} <MemberName name={founder.name} username={founder.username} />
          </span>
          {fact !== undefined && <span>{fact}</span>}
          {takesNone && <Badge variant="waiting">{takesNone}</Badge>}
        </>
      }
      actions={<SaveButton thing={{ kind, id }} saved={saved} name={title} size="sm" />}
    >
      {text !== '' && <ShortenedText text={text} max={PREVIEW_CHARACTERS} />}
      <Tags tags={[STAGES[project.stage], project.category]} />
    </ProjectRow>
  );
}
