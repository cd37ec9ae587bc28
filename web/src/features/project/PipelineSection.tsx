import { Button, Skeleton, Textarea } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { PIPELINE_NOTE_MAX } from '../../../../shared/limits.ts';
import type { PipelineStanding } from '../../../../shared/model/pipeline.ts';
import type { Project } from '../../../../shared/model/project.ts';
import { pipelineScreens as texts } from '../../../../shared/texts/pipeline/pipeline-screens.ts';
import { api } from '../../api/client.ts';
import { read } from '../../api/queries.ts';
import { ErrorState } from '../../components/feedback/ErrorState.tsx';
import { toast } from '../../components/feedback/toast.ts';
import { Section } from '../../components/layout/Section.tsx';
import { StateSelect } from '../../entities/pipeline/StateSelect.tsx';
import { useSetPipeline } from '../../entities/pipeline/use-set-pipeline.ts';
import { useUnsavedWork } from '../../router/unsaved-work.ts';
import classes from './PipelineSection.module.css';

/** How an investor stands to the project, and what they have noted. */
export function PipelineSection({ project: { _id: projectId } }: { project: Project }) {
  const { data, isPending, refetch } = useQuery(read(api.pipeline.get, { params: { projectId } }));
  return (
    <Section title={texts.title}>
      <div className={classes.form}>
        <p className={classes.private}>{texts.private}</p>
        {isPending && <Skeleton height="4rem" />}
        {data && <Standing projectId={projectId} standing={data.standing} />}
        {!data && !isPending && <ErrorState title={texts.loadFailed} onRetry={() => void refetch()} />}
      </div>
    </Section>
  );
}

function Standing({ projectId, standing }: PipelineStanding & { projectId: string }) {
  const { set, isPending, pendingState } = useSetPipeline(projectId);
  const state = pendingState ?? standing?.state ?? '';
  return (
    <>
      <StateSelect
        label={texts.state}
        state={state}
        disabled={isPending}
        onChoose={(next) => set({ state: next })}
      />
      {standing && <Note projectId={projectId} state={standing.state} saved={standing.note} />}
    </>
  );
}

interface NoteProps {
  projectId: string;
  state: NonNullable<PipelineStanding['standing']>['state'];
  saved: string;
}

function Note({ projectId, state, saved }: NoteProps) {
  const [note, setNote] = useState(saved);
  const { set, isPending } = useSetPipeline(projectId, () => toast.success(texts.noteSaved));
  const isChanged = note.trim() !== saved;
  useUnsavedWork(isChanged);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isChanged) set({ state, note });
  };
  return (
    <form className={classes.form} onSubmit={submit}>
      <Textarea
        label={texts.note}
        value={note}
        maxLength={PIPELINE_NOTE_MAX}
        autosize
        minRows={3}
        maxRows={12}
        dir="auto"
        readOnly={isPending}
        onChange={({ currentTarget }) => setNote(currentTarget.value)}
      />
      <Button type="submit" variant="default" disabled={!isChanged} loading={isPending}>
        {texts.saveNote}
      </Button>
    </form>
  );
}
