import { Button, Skeleton, Textarea } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { INTEREST_NOTE_MAX } from '../../../../../shared/limits.ts';
import type { Interest } from '../../../../../shared/model/interest.ts';
import type { Project } from '../../../../../shared/model/project.ts';
import { interestScreens as texts } from '../../../../../shared/texts/interests/interest-screens.ts';
import { api } from '../../../api/client.ts';
import { read } from '../../../api/queries.ts';
import { ConfirmButton } from '../../../components/feedback/ConfirmButton.tsx';
import { ErrorState } from '../../../components/feedback/ErrorState.tsx';
import { toast } from '../../../components/feedback/toast.ts';
import { Section } from '../../../components/layout/Section.tsx';
import { formatted } from '../../../components/text/count.ts';
import { Day } from '../../../components/text/Day.tsx';
import { MessageLink } from '../../../entities/conversation/MessageLink.tsx';
import { useUnsavedWork } from '../../../router/unsaved-work.ts';
import classes from './Investors.module.css';
import { useRemoveInterest, useSetInterest } from './use-interest.ts';

/** Where an investor tells the founder of a project that they are interested, and what follows from it. */
export function InterestSection({ project }: { project: Project }) {
  const { _id: projectId, interested, interestCount } = project;
  const { data, isPending, refetch } = useQuery(read(api.interests.get, { params: { projectId } }));
  const isInterested = data ? data.interest !== null : interested;
  return (
    <Section title={isInterested ? texts.titleInterested : texts.title}>
      <div className={classes.form}>
        {isPending && (
          <div role="status" aria-label={texts.loading}>
            <Skeleton height="10rem" />
          </div>
        )}
        {!data && !isPending && <ErrorState title={texts.loadFailed} onRetry={() => void refetch()} />}
        {data && <InterestForm key={String(isInterested)} project={project} interest={data.interest} />}
        {interestCount > 0 && (
          <p className={classes.fact}>{texts.count(formatted(interestCount), interestCount === 1)}</p>
        )}
      </div>
    </Section>
  );
}

function InterestForm({ project, interest }: { project: Project; interest: Interest | null }) {
  const { _id: projectId, founder, name } = project;
  const saved = interest?.note ?? '';
  const [note, setNote] = useState(saved);
  const isChanged = note.trim() !== saved;
  useUnsavedWork(isChanged);
  const { isSaving, save } = useSetInterest(projectId, () =>
    toast.success(interest ? texts.noteSaved : texts.told(founder.name)),
  );
  const { isRemoving, remove } = useRemoveInterest(projectId);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isSaving && (isChanged || !interest)) save(note);
  };
  return (
    <form className={classes.form} onSubmit={submit}>
      {interest ? (
        <p className={classes.fact}>
          {texts.since} <Day instant={interest.createdAt} />. {texts.whatNow(founder.name)}
        </p>
      ) : (
        <p className={classes.fact}>{texts.what(founder.name)}</p>
      )}
      {interest && <MessageLink to={founder} projectId={projectId} />}
      <Textarea
        label={texts.note}
        description={interest ? undefined : texts.noteHint}
        value={note}
        maxLength={INTEREST_NOTE_MAX}
        autosize
        minRows={2}
        maxRows={12}
        dir="auto"
        readOnly={isSaving}
        onChange={({ currentTarget }) => setNote(currentTarget.value)}
      />
      {interest ? (
        <div className={classes.actions}>
          <Button type="submit" variant="default" size="sm" disabled={!isChanged} loading={isSaving}>
            {texts.saveNote}
          </Button>
          <ConfirmButton
            title={texts.takeBackQuestion}
            text={texts.takeBackLoss(founder.name)}
            action={texts.takeBackAction}
            onConfirm={remove}
          >
            {(button) => (
              <Button
                {...button}
                variant="quiet"
                size="sm"
                loading={isRemoving}
                aria-label={texts.takeBackOf(name)}
              >
                {texts.takeBack}
              </Button>
            )}
          </ConfirmButton>
        </div>
      ) : (
        <Button type="submit" loading={isSaving} aria-busy={isSaving}>
          {texts.tell}
        </Button>
      )}
    </form>
  );
}
