import { Button, Textarea } from '@mantine/core';
import { type FormEvent, useRef } from 'react';
import { APPLICATION_ANSWER_MAX, APPLICATION_MESSAGE_MAX } from '../../../../../shared/limits.ts';
import type { Project } from '../../../../../shared/model/project.ts';
import type { OpenRole } from '../../../../../shared/model/role.ts';
import { profile as profileTexts } from '../../../../../shared/texts/members/profile.ts';
import { applyDialog as texts } from '../../../../../shared/texts/projects/project-screens.ts';
import { Dialog, DialogActions } from '../../../components/feedback/Dialog.tsx';
import { CharacterCount } from '../../../components/forms/CharacterCount.tsx';
import { focusFirstError } from '../../../components/forms/focus-first-error.ts';
import { formatted } from '../../../components/text/count.ts';
import { useUnsavedWork } from '../../../router/unsaved-work.ts';
import { RoleFacts } from '../RoleFacts.tsx';
import classes from './ApplyDialog.module.css';
import { AttachedProfile } from './AttachedProfile.tsx';
import { useApplicationDraft } from './use-application-draft.ts';
import { useApply } from './use-apply.ts';

interface ApplyDialogProps {
  project: Pick<Project, '_id' | 'name'>;
  role: OpenRole;
  /** What the message is asked for with. */
  question: string;
  onClose: () => void;
}

const problemOf = (text: string, max: number) =>
  text.trim().length > max ? profileTexts.tooLong : undefined;

/** Where a job seeker applies for a role. Message and answer may be left out, and stay until they have arrived. */
export default function ApplyDialog({ project, role, question, onClose }: ApplyDialogProps) {
  const { message, setMessage, answer, setAnswer, clear } = useApplicationDraft(role._id);
  const work = useUnsavedWork(message.trim() !== '' || answer.trim() !== '');
  const end = () => {
    clear();
    onClose();
  };
  const close = () => work.ask(end);
  const form = useRef<HTMLFormElement>(null);
  const { apply, isApplying } = useApply(project._id, role.title, end);
  const problem = problemOf(message, APPLICATION_MESSAGE_MAX);
  const answerProblem = problemOf(answer, APPLICATION_ANSWER_MAX);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (problem || answerProblem) focusFirstError(form.current, { answer: answerProblem, message: problem });
    else if (!isApplying) apply({ message, ...(role.question && { answer }) });
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
          <RoleFacts role={role} />
          <p className={classes.positions}>
            {texts.positions(formatted(role.filled), formatted(role.limit))}
          </p>
        </div>
        {role.question !== '' && (
          <Textarea
            name="answer"
            label={
              <>
                {texts.yourAnswer}: <bdi>{role.question}</bdi>
              </>
            }
            description={texts.yourAnswerHint}
            error={answerProblem}
            minRows={3}
            bottomSection={<CharacterCount text={answer} max={APPLICATION_ANSWER_MAX} />}
            value={answer}
            readOnly={isApplying}
            data-autofocus
            onChange={({ currentTarget }) => setAnswer(currentTarget.value)}
          />
        )}
        <Textarea
          name="message"
          label={question}
          error={problem}
          minRows={5}
          bottomSection={<CharacterCount text={message} max={APPLICATION_MESSAGE_MAX} />}
          value={message}
          readOnly={isApplying}
          data-autofocus={role.question === '' || undefined}
          onChange={({ currentTarget }) => setMessage(currentTarget.value)}
        />
        <AttachedProfile />
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
