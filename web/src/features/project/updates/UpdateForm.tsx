import { TextInput } from '@mantine/core';
import { MILESTONE_MAX, PROJECT_UPDATE_MAX } from '../../../../../shared/limits.ts';
import { updateScreens as texts, updates } from '../../../../../shared/texts/projects/updates.ts';
import { useDraft } from '../../../api/use-draft.ts';
import { WriteForm } from '../../../components/forms/WriteForm.tsx';
import { useAddUpdate } from './use-updates.ts';

/** Where a founder writes an update, or tells of a milestone. The words stay in this browser until they are published. */
export function UpdateForm({ projectId }: { projectId: string }) {
  const [draft, write] = useDraft(`update ${projectId}`);
  const [milestone, name] = useDraft(`milestone ${projectId}`);
  const { add, isAdding } = useAddUpdate(projectId, () => {
    write('');
    name('');
  });
  return (
    <WriteForm
      label={texts.write}
      description={texts.hint}
      minRows={3}
      value={draft}
      max={PROJECT_UPDATE_MAX}
      tooLong={updates.tooLong}
      action={texts.publish}
      isBusy={isAdding}
      onChange={write}
      onSubmit={(text) => add({ text, milestone: milestone.trim() })}
    >
      <TextInput
        label={texts.milestone}
        description={texts.milestoneHint}
        maxLength={MILESTONE_MAX}
        value={milestone}
        readOnly={isAdding}
        onChange={({ currentTarget }) => name(currentTarget.value)}
      />
    </WriteForm>
  );
}
