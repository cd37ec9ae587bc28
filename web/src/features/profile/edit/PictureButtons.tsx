import { useState } from 'react';
import { LONGEST_EDGES, UPLOAD_RULES } from '../../../../../shared/rules/upload-kinds.ts';
import { profileScreens as texts } from '../../../../../shared/texts/profile-screens.ts';
import { useUnsavedWork } from '../../../routing/unsaved-work.ts';
import { Button } from '../../../ui/Button.tsx';
import { loadPicture } from '../../../ui/crop.ts';
import { FileButton } from '../../../ui/FileButton.tsx';
import { IconPicture } from '../../../ui/icons.ts';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { OverlayBoundary } from '../../../ui/OverlayBoundary.tsx';
import { held, type Picture } from '../../../ui/picture.ts';
import { toast } from '../../../ui/toast.ts';
import classes from './PictureButtons.module.css';

const CropDialog = lazyPart(() => import('../../../ui/CropDialog.tsx'));

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
        name={name}
        label={label}
        accept={Object.keys(UPLOAD_RULES[kind].types).join()}
        icon={<IconPicture size={18} aria-hidden="true" />}
        onPick={([file]) => file && void open(file)}
      >
        {label}
      </FileButton>
      {picture !== '' && (
        <Button variant="quiet" aria-label={`Remove ${label.toLowerCase()}`} onClick={() => onChange('')}>
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
