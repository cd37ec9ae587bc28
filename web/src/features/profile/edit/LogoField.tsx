import { Button, FileButton, Input } from '@mantine/core';
import type { ReactNode } from 'react';
import { LONGEST_EDGES, UPLOAD_RULES, uploadRefusal } from '../../../../../shared/rules/upload-kinds.ts';
import { profileScreens as texts } from '../../../../../shared/texts/profile-screens.ts';
import { toast } from '../../../components/feedback/toast.ts';
import { fileInput } from '../../../components/forms/file-input.ts';
import { downsize } from '../../../components/media/downsize.ts';
import { Emblem } from '../../../components/media/Emblem.tsx';
import { held, type Picture, sourceOf } from '../../../components/media/picture.ts';
import { IconPicture } from '../../../theme/icons.ts';
import classes from './LogoField.module.css';

interface LogoFieldProps {
  name: string;
  label: string;
  /** Whose logo it is. */
  organization: string;
  picture: Picture;
  error?: ReactNode;
  /** What to say when the file cannot be read. */
  failure: string;
  onChange: (picture: Picture) => void;
}

/** A logo, which is made smaller and waits for Save. */
export function LogoField({ name, label, organization, picture, error, failure, onChange }: LogoFieldProps) {
  const take = async (picked: File) => {
    try {
      const file = await downsize(picked, LONGEST_EDGES.logo);
      const refusal = uploadRefusal('logo', file.type, file.size);
      if (refusal) return toast.error(refusal);
      onChange(held(file));
      toast.success(texts.logoReady);
    } catch {
      toast.error(failure);
    }
  };
  const words = picture === '' ? 'Add logo' : 'Change logo';
  return (
    <div className={classes.field}>
      <Emblem name={organization} src={sourceOf(picture)} size="lg" />
      <div className={classes.side}>
        <div className={classes.actions}>
          <FileButton
            accept={Object.keys(UPLOAD_RULES.logo.types).join()}
            inputProps={fileInput(label)}
            onChange={(file) => file && void take(file)}
          >
            {({ onClick }) => (
              <Button
                name={name}
                variant="default"
                leftSection={<IconPicture size={18} aria-hidden="true" />}
                aria-label={`${words}: ${label}`}
                onClick={onClick}
              >
                {words}
              </Button>
            )}
          </FileButton>
          {picture !== '' && (
            <Button
              variant="subtle"
              aria-label={`Remove ${label.toLowerCase()}`}
              onClick={() => onChange('')}
            >
              Remove
            </Button>
          )}
        </div>
        <p className={classes.hint}>{texts.logoHint}</p>
        {error && <Input.Error role="alert">{error}</Input.Error>}
      </div>
    </div>
  );
}
