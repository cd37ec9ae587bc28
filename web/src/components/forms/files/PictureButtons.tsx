import { Button, FileButton } from '@mantine/core';
import { useRef } from 'react';
import { UPLOAD_RULES, type UploadKind } from '../../../../../shared/rules/upload-kinds.ts';
import { media as texts } from '../../../../../shared/texts/media/media.ts';
import { IconPicture } from '../../../theme/icons.ts';
import { fileInput } from './file-input.ts';
import classes from './PictureButtons.module.css';

interface PictureButtonsProps {
  name: string;
  kind: UploadKind;
  /** What the first button says, as in "Add logo". */
  words: string;
  /** What is chosen, where the words do not say it. */
  label?: string;
  /** What the second button does, for those who hear it. */
  removeLabel: string;
  hasPicture: boolean;
  onChoose: (file: File) => void;
  onRemove: () => void;
}

/** Chooses a picture, or removes the one that is there. */
export function PictureButtons({
  name,
  kind,
  words,
  label,
  removeLabel,
  hasPicture,
  onChoose,
  onRemove,
}: PictureButtonsProps) {
  const picker = useRef<HTMLButtonElement>(null);
  const remove = () => {
    onRemove();
    // Its own button goes with it.
    picker.current?.focus();
  };
  return (
    <div className={classes.buttons}>
      <FileButton
        accept={Object.keys(UPLOAD_RULES[kind].types).join()}
        inputProps={fileInput(label ?? words)}
        onChange={(file) => file && onChoose(file)}
      >
        {({ onClick }) => (
          <Button
            ref={picker}
            name={name}
            variant="default"
            leftSection={<IconPicture size={18} aria-hidden="true" />}
            aria-label={label && `${words}: ${label}`}
            onClick={onClick}
          >
            {words}
          </Button>
        )}
      </FileButton>
      {hasPicture && (
        <Button variant="subtle" aria-label={removeLabel} onClick={remove}>
          {texts.remove}
        </Button>
      )}
    </div>
  );
}
