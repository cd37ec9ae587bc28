import { Button, Card } from '@mantine/core';
import { Link } from 'react-router-dom';
import { STAGES } from '../../../../shared/choices.ts';
import { PREVIEW_CHARACTERS } from '../../../../shared/limits.ts';
import type { PipelineRow as Row } from '../../../../shared/model/pipeline.ts';
import { pipelineScreens as texts } from '../../../../shared/texts/pipeline/pipeline-screens.ts';
import { projectCard } from '../../../../shared/texts/projects/project-screens.ts';
import { Tags } from '../../components/lists/Tags.tsx';
import { Day } from '../../components/text/Day.tsx';
import { ShortenedText } from '../../components/text/ShortenedText.tsx';
import { MemberName } from '../../entities/member/MemberName.tsx';
import { StateSelect } from '../../entities/pipeline/StateSelect.tsx';
import { useSetPipeline } from '../../entities/pipeline/use-set-pipeline.ts';
import { Poster } from '../../entities/project/Poster.tsx';
import { paths } from '../../router/paths.ts';
import classes from './Pipeline.module.css';

/** One project in the pipeline, since when it is in its state, and what was noted. */
export function PipelineRow({ row }: { row: Row }) {
  const { projectId, project, name, note, state, since } = row;
  const { set, isPending, pendingState } = useSetPipeline(projectId);
  const title = project?.name ?? name;
  return (
    <Card component="article" className={classes.row} aria-label={title}>
      <Poster project={project ?? { _id: projectId, name, poster: '' }} className={classes.poster} />
      <div className={classes.words}>
        <h2 className={classes.title}>
          {project ? <Link to={paths.project(projectId)}>{title}</Link> : <bdi>{title}</bdi>}
        </h2>
        <p className={classes.facts}>
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
        </p>
        {note !== '' && <ShortenedText text={note} max={PREVIEW_CHARACTERS} />}
        {project && <Tags tags={[STAGES[project.stage], project.category]} />}
      </div>
      {project ? (
        <StateSelect
          className={classes.state}
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
      )}
    </Card>
  );
}
