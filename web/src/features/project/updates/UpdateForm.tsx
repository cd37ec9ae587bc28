import { Button, FileButton, TextInput } from '@mantine/core';
import {
  MILESTONE_MAX,
  PROJECT_UPDATE_ATTACHMENTS_MAX,
  PROJECT_UPDATE_MAX,
} from '../../../../../shared/limits.ts';
import { media } from '../../../../../shared/texts/media/media.ts';
import { updateScreens as texts, updates } from '../../../../../shared/texts/projects/updates.ts';
import { useDraft } from '../../../api/use-draft.ts';
import { lazyPart } from '../../../components/feedback/lazy-part.tsx';
import { PartBoundary } from '../../../components/feedback/PartBoundary.tsx';
import { ACCEPTED, useAttachments } from '../../../components/files/use-attachments.ts';
import { DropTarget } from '../../../components/forms/files/DropTarget.tsx';
import { fileInput } from '../../../components/forms/files/file-input.ts';
import { WriteForm } from '../../../components/forms/WriteForm.tsx';
import { IconAttach } from '../../../theme/icons.ts';
import classes from './UpdateForm.module.css';
import { useAddUpdate } from './use-updates.ts';

const AttachmentsPanel = lazyPart(() => import('../../../components/files/AttachmentsPanel.tsx'));

/** Where a founder writes an update, or tells of a milestone. Words and files stay in this browser until they are published. */
export function UpdateForm({ projectId }: { projectId: string }) {
  const [draft, write] = useDraft(`update ${projectId}`);
  const [milestone, name] = useDraft(`milestone ${projectId}`);
  const { files, problem, isWaiting, add, paste, arrived } = useAttachments(`update-files ${projectId}`, {
    max: PROJECT_UPDATE_ATTACHMENTS_MAX,
    tooMany: updates.tooManyAttachments,
  });
  const { publish, isPublishing } = useAddUpdate(projectId, () => {
    write('');
    name('');
    files.clear();
  });
  const isBusy = isWaiting || isPublishing;
  const submit = async (text: string) => {
    const attachments = await arrived();
    if (attachments) publish({ text, milestone: milestone.trim(), attachments });
  };
  return (
    <div className={classes.form} onPaste={paste}>
      <WriteForm
        label={texts.write}
        description={texts.hint}
        minRows={3}
        value={draft}
        max={PROJECT_UPDATE_MAX}
        tooLong={updates.tooLong}
        action={texts.publish}
        isBusy={isBusy}
        onChange={write}
        onSubmit={(text) => void submit(text)}
      >
        <TextInput
          label={texts.milestone}
          description={texts.milestoneHint}
          maxLength={MILESTONE_MAX}
          value={milestone}
          readOnly={isBusy}
          onChange={({ currentTarget }) => name(currentTarget.value)}
        />
        {files.files.length > 0 && (
          <PartBoundary>
            <AttachmentsPanel files={files} disabled={isBusy} />
          </PartBoundary>
        )}
        <div className={classes.attach}>
          <FileButton
            accept={ACCEPTED}
            multiple
            inputProps={{ ...fileInput(media.attach), disabled: isBusy }}
            onChange={add}
          >
            {({ onClick }) => (
              <Button
                variant="subtle"
                leftSection={<IconAttach size={20} stroke={1.75} aria-hidden="true" />}
                disabled={isBusy}
                onClick={onClick}
              >
                {media.attach}
              </Button>
            )}
          </FileButton>
          <p className={classes.problem} role="alert">
            {problem}
          </p>
        </div>
      </WriteForm>
      <DropTarget onDrop={add} disabled={isBusy} />
    </div>
  );
}
