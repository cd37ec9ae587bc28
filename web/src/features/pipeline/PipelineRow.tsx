import { Button } from '@mantine/core';
import { STAGES } from '../../../../shared/choices.ts';
import { PREVIEW_CHARACTERS } from '../../../../shared/limits.ts';
import type { PipelineRow as Row } from '../../../../shared/model/pipeline.ts';
import { interestScreens } from '../../../../shared/texts/interests/interest-screens.ts';
import { pipelineScreens as texts } from '../../../../shared/texts/pipeline/pipeline-screens.ts';
import { projectCard } from '../../../../shared/texts/projects/project-screens.ts';
import { Tags } from '../../components/lists/Tags.tsx';
import { Day } from '../../components/text/Day.tsx';
import { ShortenedText } from '../../components/text/ShortenedText.tsx';
import { MemberName } from '../../entities/member/MemberName.tsx';
import { StateSelect } from '../../entities/pipeline/StateSelect.tsx';
import { useSetPipeline } from '../../entities/pipeline/use-set-pipeline.ts';
import { ProjectRow } from '../../entities/project/ProjectRow.tsx';

/** One project in the pipeline, since when it is in its state, and what was noted. */
export function PipelineRow({ row }: { row: Row }) {
  const { projectId, project, name, note, state, since, interested } = row;
  const { set, isPending, pendingState } = useSetPipeline(projectId);
  const title = project?.name ?? name;
  return (
    <ProjectRow
      project={project ?? { _id: projectId, name, poster: '' }}
      title={title}
      isGone={project === null}
      facts={
        <>
          {project ? (
            <span>
              {projectCard.by} <MemberName name={project.founder.name} username={project.founder.username} />
            </span>
          ) : (
            <span>{texts.gone}</span>
          )}
          <span>
            {texts.since} <Day instant={since} />
          </span>
        </>
      }
      actions={
        project ? (
          <StateSelect
            aria-label={texts.stateOf(title)}
            state={pendingState ?? state}
            disabled={isPending}
            onChoose={(next) => set({ state: next })}
          />
        ) : (
          <Button
            variant="default"
            size="sm"
            aria-label={texts.takeOutOf(title)}
            loading={isPending}
            onClick={() => set({ state: '' })}
          >
            {texts.takeOut}
          </Button>
        )
      }
    >
      {note !== '' && <ShortenedText text={note} max={PREVIEW_CHARACTERS} />}
      {project && (
        <Tags
          tags={[
            ...(interested ? [interestScreens.interested] : []),
            STAGES[project.stage],
            project.category,
          ]}
        />
      )}
    </ProjectRow>
  );
}
