import { Button } from '@mantine/core';
import { profileForm } from '../../../../../shared/texts/members/profile-form.ts';
import { profileScreens as texts } from '../../../../../shared/texts/members/profile-screens.ts';
import { UploadProgress } from '../../../components/forms/files/UploadProgress.tsx';
import classes from './SaveBar.module.css';

interface SaveBarProps {
  isSaving: boolean;
  /** The share of the pictures that has arrived, from 0 to 1, while any are on their way. */
  progress: number | undefined;
  onCancel: () => void;
}

/** Save and Cancel, always in reach, with the progress of uploads. */
export function SaveBar({ isSaving, progress, onCancel }: SaveBarProps) {
  return (
    <div className={classes.bar}>
      {progress !== undefined && <UploadProgress label={profileForm.uploading} value={progress} />}
      <Button variant="default" disabled={isSaving} onClick={onCancel}>
        {texts.cancel}
      </Button>
      <Button type="submit" loading={isSaving} aria-busy={isSaving}>
        {texts.save}
      </Button>
    </div>
  );
}
