import { Button, Textarea } from '@mantine/core';
import type { FormEvent } from 'react';
import { PROJECT_UPDATE_MAX } from '../../../../../shared/limits.ts';
import { updateScreens as texts, updates } from '../../../../../shared/texts/projects/updates.ts';
import { useDraft } from '../../../api/use-draft.ts';
import { CharacterCount } from '../../../components/forms/CharacterCount.tsx';
import classes from './UpdatesTab.module.css';
import { useAddUpdate } from './use-updates.ts';

/** Where a founder writes an update. The words stay in this browser until they are published. */
export function UpdateForm({ projectId }: { projectId: string }) {
  const [draft, write] = useDraft(`update ${projectId}`);
  const { add, isAdding } = useAddUpdate(projectId, () => write(''));
  const words = draft.trim();
  const isTooLong = words.length > PROJECT_UPDATE_MAX;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (words !== '' && !isTooLong && !isAdding) add(words);
  };
  return (
    <form className={classes.form} onSubmit={submit}>
      <Textarea
        label={texts.write}
        description={texts.hint}
        error={isTooLong ? updates.tooLong : undefined}
        minRows={3}
        bottomSection={<CharacterCount text={draft} max={PROJECT_UPDATE_MAX} />}
        value={draft}
        readOnly={isAdding}
        onChange={({ currentTarget }) => write(currentTarget.value)}
      />
      <Button type="submit" variant="default" loading={isAdding} aria-busy={isAdding}>
        {texts.publish}
      </Button>
    </form>
  );
}
