import { Button, Textarea } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { FOUNDER_NOTE_MAX } from '../../../../shared/limits.ts';
import type { ReceivedApplication } from '../../../../shared/model/project.ts';
import { applicantScreens as texts } from '../../../../shared/texts/projects/applicant-screens.ts';
import { api } from '../../api/client.ts';
import { messageOf } from '../../api/error.ts';
import { useSend } from '../../api/use-send.ts';
import { toast } from '../../components/feedback/toast.ts';
import { CharacterCount } from '../../components/forms/CharacterCount.tsx';
import { changeReceived } from '../../entities/project/applying/received.ts';
import { useUnsavedWork } from '../../router/unsaved-work.ts';
import classes from './ApplicantDetail.module.css';

/** What the founder notes of an application for themselves. */
export function FounderNote({
  application: { _id, project, founderNote = '' },
}: {
  application: ReceivedApplication;
}) {
  const client = useQueryClient();
  const [note, setNote] = useState(founderNote);
  useUnsavedWork(note.trim() !== founderNote);
  const { mutate, isPending } = useSend(api.projects.decideApplication, {
    onSuccess(_, { body }) {
      changeReceived(client, _id, (row) => ({ ...row, founderNote: body?.founderNote ?? '' }));
      toast.success(texts.noteSaved);
    },
    onError: (error) => toast.error(messageOf(error, texts.noteFailed)),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isPending) return;
    mutate({
      params: { projectId: project._id, applicationId: _id },
      body: { founderNote: note.trim() },
    });
  };
  return (
    <form className={classes.part} onSubmit={submit}>
      <Textarea
        name="note"
        label={texts.note}
        description={texts.noteHint}
        autosize
        minRows={2}
        maxLength={FOUNDER_NOTE_MAX}
        bottomSection={<CharacterCount text={note} max={FOUNDER_NOTE_MAX} />}
        value={note}
        readOnly={isPending}
        onChange={({ currentTarget }) => setNote(currentTarget.value)}
      />
      {note.trim() !== founderNote && (
        <Button
          type="submit"
          size="sm"
          variant="default"
          className={classes.save}
          loading={isPending}
          aria-busy={isPending}
        >
          {texts.saveNote}
        </Button>
      )}
    </form>
  );
}
