import { Button, Textarea } from '@mantine/core';
import { type FormEvent, useRef, useState } from 'react';
import { APPLICATION_MESSAGE_MAX } from '../../../../shared/limits.ts';
import type { Project } from '../../../../shared/model/project.ts';
import type { OpenRole } from '../../../../shared/model/role.ts';
import { profile as profileTexts } from '../../../../shared/texts/members/profile.ts';
import { applyDialog as texts } from '../../../../shared/texts/projects/project-screens.ts';
import { Dialog, DialogActions } from '../../components/feedback/Dialog.tsx';
import { CharacterCount } from '../../components/forms/CharacterCount.tsx';
import { focusFirstError } from '../../components/forms/focus-first-error.ts';
import { formatted } from '../../components/text/count.ts';
import { useUnsavedWork } from '../../router/unsaved-work.ts';
import classes from './ApplyDialog.module.css';
import { useApply } from './use-apply.ts';

interface ApplyDialogProps {
  project: Pick<Project, '_id' | 'name'>;
  role: OpenRole;
  /** What the message is asked for with. */
  question: string;
  onClose: () => void;
}

/** Where a job seeker applies for a role. The message may be left out, and stays when the call fails. */
export default function ApplyDialog({ project, role, question, onClose }: ApplyDialogProps) {
  const [message, setMessage] = useState('');
  const work = useUnsavedWork(message.trim() !== '');
  const close = () => work.ask(onClose);
  const form = useRef<HTMLFormElement>(null);
  const { apply, isApplying } = useApply(project._id, role.title, onClose);
  const problem = message.trim().length > APPLICATION_MESSAGE_MAX ? profileTexts.tooLong : undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (problem) focusFirstError(form.current, { message: problem });
    else if (!isApplying) apply(message);
  };
  return (
    <Dialog title={texts.title} onClose={close} isBusy={isApplying}>
      <form ref={form} className={classes.form} onSubmit={submit}>
        <div className={classes.role}>
          <h3>{role.title}</h3>
          <p className={classes.project}>{project.name}</p>
          <p className={classes.description} dir="auto">
            {role.description || texts.noDescription}
          </p>
          <p className={classes.positions}>
            {texts.positions(formatted(role.filled), formatted(role.limit))}
          </p>
        </div>
        <Textarea
          name="message"
          label={question}
          error={problem}
          minRows={5}
          bottomSection={<CharacterCount text={message} max={APPLICATION_MESSAGE_MAX} />}
          value={message}
          readOnly={isApplying}
          data-autofocus
          onChange={({ currentTarget }) => setMessage(currentTarget.value)}
        />
        <DialogActions>
          <Button variant="default" disabled={isApplying} onClick={close}>
            {texts.cancel}
          </Button>
          <Button type="submit" loading={isApplying} aria-busy={isApplying}>
            {isApplying ? texts.submitting : texts.submit}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
