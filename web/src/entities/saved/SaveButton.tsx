import { Button } from '@mantine/core';
import type { Savable } from '../../../../shared/model/saved.ts';
import { savedScreens as texts } from '../../../../shared/texts/saved/saved-screens.ts';
import { IconSave, IconSaved } from '../../theme/icons.ts';
import { useSave } from './use-save.ts';

interface SaveButtonProps {
  thing: Savable;
  saved: boolean;
  /** What is saved, for those who hear the button without seeing what stands beside it. */
  name: string;
  size?: 'sm' | 'md';
}

/** Saves a project or a role for the viewer, or no longer. */
export function SaveButton({ thing, saved, name, size = 'md' }: SaveButtonProps) {
  const save = useSave(thing, saved);
  const Icon = saved ? IconSaved : IconSave;
  return (
    <Button
      variant="subtle"
      color="gray"
      size={size}
      leftSection={<Icon size={18} stroke={1.75} aria-hidden="true" />}
      aria-label={texts.label(saved, name)}
      onClick={() => save(!saved)}
    >
      {saved ? texts.isSaved : texts.save}
    </Button>
  );
}
