import { Button } from '@mantine/core';
import { LONGEST_EDGES, UPLOAD_RULES, uploadRefusal } from '../../../../../shared/rules/upload-kinds.ts';
import { profileScreens as texts } from '../../../../../shared/texts/profile-screens.ts';
import { toast } from '../../../components/feedback/toast.ts';
import { FieldProblem } from '../../../components/forms/FieldProblem.tsx';
import { FileButton } from '../../../components/forms/FileButton.tsx';
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
  error?: string;
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
  return (
    <div className={classes.field}>
      <Emblem name={organization} src={sourceOf(picture)} size="lg" />
      <div className={classes.side}>
        <div className={classes.actions}>
          <FileButton
            name={name}
            label={label}
            accept={Object.keys(UPLOAD_RULES.logo.types).join()}
            icon={<IconPicture size={18} aria-hidden="true" />}
            onPick={([file]) => file && void take(file)}
          >
            {picture === '' ? 'Add logo' : 'Change logo'}
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
        <FieldProblem text={error} />
      </div>
    </div>
  );
}
