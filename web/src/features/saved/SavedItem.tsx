import { Badge } from '@mantine/core';
import { STAGES } from '../../../../shared/choices.ts';
import { PREVIEW_CHARACTERS } from '../../../../shared/limits.ts';
import type { Savable, SavedRow } from '../../../../shared/model/saved.ts';
import { applyDialog, projectCard } from '../../../../shared/texts/projects/project-screens.ts';
import { roleBoard } from '../../../../shared/texts/projects/role-board.ts';
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
        state={row.project.status === 'closed' ? texts.closed : undefined}
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
      state={stateOf(row)}
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
  /** Why the viewer cannot apply for it at present. */
  state?: string | undefined;
  text: string;
  saved: boolean;
}

/** Why the viewer, or nobody, can apply for a role at present; undefined where they can. */
function stateOf({
  project,
  role,
  applied,
  inTeam,
}: Extract<SavedRow, { kind: 'roles' }>): string | undefined {
  if (inTeam) return roleBoard.inTeam;
  if (applied) return roleBoard.applied;
  if (project.status === 'closed') return texts.closed;
  return role.paused ? texts.paused : undefined;
}

function Row({ thing: { kind, id }, project, founder, title, fact, state, text, saved }: RowProps) {
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
          {state && <Badge variant="waiting">{state}</Badge>}
        </>
      }
      actions={<SaveButton thing={{ kind, id }} saved={saved} name={title} size="sm" />}
    >
      {text !== '' && <ShortenedText text={text} max={PREVIEW_CHARACTERS} />}
      <Tags tags={[STAGES[project.stage], project.category]} />
    </ProjectRow>
  );
}
