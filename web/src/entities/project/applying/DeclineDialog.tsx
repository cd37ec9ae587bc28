import { Button, NativeSelect, Textarea } from '@mantine/core';
import { type FormEvent, useRef, useState } from 'react';
import { DECLINE_NOTE_MAX } from '../../../../../shared/limits.ts';
import type { DeclineReason } from '../../../../../shared/model/application-progress.ts';
import type { Application } from '../../../../../shared/model/project.ts';
import { declineDialog as texts } from '../../../../../shared/texts/projects/applicant-screens.ts';
import { Dialog, DialogActions } from '../../../components/feedback/Dialog.tsx';
import { CharacterCount } from '../../../components/forms/CharacterCount.tsx';
import { TextButton } from '../../../components/layout/TextLink.tsx';
import { formatted } from '../../../components/text/count.ts';
import { useUnsavedWork } from '../../../router/unsaved-work.ts';
import classes from './DeclineDialog.module.css';

type Reason = keyof typeof texts.reasons;

const REASONS = Object.entries(texts.reasons).map(([value, label]) => ({ value, label }));

const isReason = (value: string): value is Reason => value in texts.reasons;

/** The answer, with why. */
export interface Declining {
  status: 'rejected';
  reason?: DeclineReason | undefined;
  note?: string;
}

interface DeclineDialogProps {
  applications: Pick<Application, 'userId'>[];
  onClose: () => void;
  onDecline: (answer: Declining) => void;
}

/** Where a founder says why they decline one application or several, and a word to each. */
export default function DeclineDialog({ applications, onClose, onDecline }: DeclineDialogProps) {
  const [reason, setReason] = useState<Reason>('');
  const [note, setNote] = useState('');
  const field = useRef<HTMLTextAreaElement>(null);
  const suggest = () => {
    setNote(texts.suggestions[reason]);
    field.current?.focus();
  };
  const work = useUnsavedWork(note.trim() !== '');
  const close = () => work.ask(onClose);
  const [first] = applications;
  const isOne = applications.length === 1 && first !== undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onDecline({
      status: 'rejected',
      ...(reason !== '' && { reason }),
      ...(note.trim() !== '' && { note: note.trim() }),
    });
  };
  return (
    <Dialog
      title={isOne ? texts.title(first.userId.name) : texts.titleOfSeveral(formatted(applications.length))}
      onClose={close}
    >
      <form className={classes.form} onSubmit={submit}>
        <p>{texts.loss}</p>
        <NativeSelect
          name="reason"
          label={texts.reason}
          data={REASONS}
          value={reason}
          data-autofocus
          onChange={({ currentTarget }) => isReason(currentTarget.value) && setReason(currentTarget.value)}
        />
        <Textarea
          ref={field}
          name="note"
          label={isOne ? texts.note : texts.noteToEach}
          minRows={3}
          maxLength={DECLINE_NOTE_MAX}
          bottomSection={<CharacterCount text={note} max={DECLINE_NOTE_MAX} />}
          value={note}
          onChange={({ currentTarget }) => setNote(currentTarget.value)}
        />
        {note === '' && <TextButton onClick={suggest}>{texts.suggest}</TextButton>}
        <DialogActions>
          <Button variant="default" onClick={close}>
            {texts.cancel}
          </Button>
          <Button type="submit" variant="danger">
            {texts.decline}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
