import { Button } from '@mantine/core';
import { useState } from 'react';
import 'react-easy-crop/react-easy-crop.css';
import Cropper from 'react-easy-crop';
import * as words from '../../../../shared/texts/common/words.ts';
import { cropDialog as texts } from '../../../../shared/texts/media/crop-dialog.ts';
import { Dialog, DialogActions } from '../feedback/Dialog.tsx';
import classes from './CropDialog.module.css';
import { type CropArea, cropped } from './crop.ts';

interface CropDialogProps {
  title: string;
  /** Address of the picture to cut from. */
  source: string;
  /** Width to height of what is cut out. */
  aspect: number;
  /** Pixels that the longer side of the result may have. */
  longestEdge: number;
  onApply: (picture: Blob) => void;
  onFail: () => void;
  onClose: () => void;
}

const ZOOM = { min: 1, max: 3, step: 0.1 };

/** Chooses a part of a picture, by pointer, fingers or keys. */
export default function CropDialog({
  title,
  source,
  aspect,
  longestEdge,
  onApply,
  onFail,
  onClose,
}: CropDialogProps) {
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(ZOOM.min);
  const [area, setArea] = useState<CropArea>();
  const [isCutting, setCutting] = useState(false);
  const apply = async () => {
    if (!area) return;
    setCutting(true);
    try {
      onApply(await cropped(source, area, longestEdge));
    } catch {
      onFail();
    }
  };
  return (
    <Dialog title={title} onClose={onClose} isBusy={isCutting}>
      <div className={classes.stage}>
        <Cropper
          disableAutomaticStylesInjection
          image={source}
          crop={crop}
          zoom={zoom}
          aspect={aspect}
          minZoom={ZOOM.min}
          maxZoom={ZOOM.max}
          cropShape={aspect === 1 ? 'round' : 'rect'}
          cropperProps={{ role: 'group', 'aria-label': texts.part }}
          mediaProps={{ alt: '' }}
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropComplete={(_, pixels) => setArea(pixels)}
        />
      </div>
      <label className={classes.zoom}>
        {texts.zoom}
        <input
          type="range"
          {...ZOOM}
          value={zoom}
          onChange={({ currentTarget }) => setZoom(Number(currentTarget.value))}
        />
      </label>
      <DialogActions>
        <Button variant="default" disabled={isCutting} onClick={onClose}>
          {words.cancel}
        </Button>
        <Button loading={isCutting} aria-busy={isCutting} disabled={!area} onClick={() => void apply()}>
          {texts.apply}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
