import { Button, FileButton } from '@mantine/core';
import { useState } from 'react';
import { LONGEST_EDGES, UPLOAD_RULES } from '../../../../../shared/rules/upload-kinds.ts';
import { profileScreens as texts } from '../../../../../shared/texts/profile-screens.ts';
import { lazyPart } from '../../../components/feedback/lazy-part.tsx';
import { OverlayBoundary } from '../../../components/feedback/OverlayBoundary.tsx';
import { toast } from '../../../components/feedback/toast.ts';
import { fileInput } from '../../../components/forms/file-input.ts';
import { loadPicture } from '../../../components/media/crop.ts';
import { held, type Picture } from '../../../components/media/picture.ts';
import { useUnsavedWork } from '../../../router/unsaved-work.ts';
import { IconPicture } from '../../../theme/icons.ts';
import classes from './PictureButtons.module.css';

const CropDialog = lazyPart(() => import('../../../components/media/CropDialog.tsx'));

interface PictureButtonsProps {
  name: string;
  label: string;
  kind: 'avatar' | 'banner';
  /** Width to height. */
  aspect: number;
  picture: Picture;
  /** What to say when the file cannot be read. */
  failure: string;
  onChange: (picture: Picture) => void;
}

/** Chooses a picture and the part of it to show; it waits for Save. */
export function PictureButtons({
  name,
  label,
  kind,
  aspect,
  picture,
  failure,
  onChange,
}: PictureButtonsProps) {
  const [source, setSource] = useState<string>();
  useUnsavedWork(source !== undefined);
  const open = async (file: File) => {
    const address = URL.createObjectURL(file);
    try {
      await loadPicture(address);
      setSource(address);
    } catch {
      URL.revokeObjectURL(address);
      toast.error(failure);
    }
  };
  const close = () => {
    if (source !== undefined) URL.revokeObjectURL(source);
    setSource(undefined);
  };
  return (
    <div className={classes.buttons}>
      <FileButton
        accept={Object.keys(UPLOAD_RULES[kind].types).join()}
        inputProps={fileInput(label)}
        onChange={(file) => file && void open(file)}
      >
        {({ onClick }) => (
          <Button
            name={name}
            variant="default"
            leftSection={<IconPicture size={18} aria-hidden="true" />}
            onClick={onClick}
          >
            {label}
          </Button>
        )}
      </FileButton>
      {picture !== '' && (
        <Button variant="subtle" aria-label={`Remove ${label.toLowerCase()}`} onClick={() => onChange('')}>
          Remove
        </Button>
      )}
      {source !== undefined && (
        <OverlayBoundary onClose={close}>
          <CropDialog
            title={label}
            source={source}
            aspect={aspect}
            longestEdge={LONGEST_EDGES[kind]}
            onApply={(file) => {
              onChange(held(file));
              toast.success(texts.imageProcessed);
              close();
            }}
            onFail={() => {
              toast.error(texts.cropFailed);
              close();
            }}
            onClose={close}
          />
        </OverlayBoundary>
      )}
    </div>
  );
}
