import { Input } from '@mantine/core';
import type { ReactNode } from 'react';
import { LONGEST_EDGES, uploadRefusal } from '../../../../../shared/rules/upload-kinds.ts';
import { profileForm as formTexts } from '../../../../../shared/texts/members/profile-form.ts';
import { profileScreens as texts } from '../../../../../shared/texts/members/profile-screens.ts';
import { toast } from '../../../components/feedback/toast.ts';
import { DropTarget } from '../../../components/forms/files/DropTarget.tsx';
import { PictureButtons } from '../../../components/forms/files/PictureButtons.tsx';
import { downsize } from '../../../components/media/downsize.ts';
import { Emblem } from '../../../components/media/Emblem.tsx';
import { held, type Picture, sourceOf } from '../../../components/media/picture.ts';
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
  return (
    <div className={classes.field}>
      <Emblem name={organization} src={sourceOf(picture)} size="lg" />
      <div className={classes.side}>
        <PictureButtons
          name={name}
          kind="logo"
          words={picture === '' ? formTexts.addLogo : formTexts.changeLogo}
          label={label}
          removeLabel={formTexts.removePicture(label)}
          hasPicture={picture !== ''}
          onChoose={(file) => void take(file)}
          onRemove={() => onChange('')}
        />
        <p className={classes.hint}>{texts.logoHint}</p>
        {error && <Input.Error role="alert">{error}</Input.Error>}
      </div>
      <DropTarget onDrop={([file]) => file && void take(file)} />
    </div>
  );
}
