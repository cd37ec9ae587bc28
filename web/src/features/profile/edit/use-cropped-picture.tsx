import { type ReactNode, useState } from 'react';
import { LONGEST_EDGES } from '../../../../../shared/rules/upload-kinds.ts';
import { profileScreens as texts } from '../../../../../shared/texts/members/profile-screens.ts';
import { lazyPart } from '../../../components/feedback/lazy-part.tsx';
import { OverlayBoundary } from '../../../components/feedback/OverlayBoundary.tsx';
import { toast } from '../../../components/feedback/toast.ts';
import { loadPicture } from '../../../components/media/crop.ts';
import { held, type Picture } from '../../../components/media/picture.ts';
import { useUnsavedWork } from '../../../router/unsaved-work.ts';

const CropDialog = lazyPart(() => import('../../../components/media/CropDialog.tsx'));

interface CroppedPictureOptions {
  label: string;
  kind: 'avatar' | 'banner';
  /** Width to height. */
  aspect: number;
  /** What to say when the file cannot be read. */
  failure: string;
  /** Gets the chosen part, which waits for Save. */
  onChange: (picture: Picture) => void;
}

/**
 * Lets members choose which part of a picture is shown.
 *
 * @returns what takes the picture, and the dialog about it
 */
export function useCroppedPicture({ label, kind, aspect, failure, onChange }: CroppedPictureOptions): {
  take: (file: File) => Promise<void>;
  dialog: ReactNode;
} {
  const [source, setSource] = useState<string>();
  useUnsavedWork(source !== undefined);
  const take = async (file: File) => {
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
  const dialog = source !== undefined && (
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
  );
  return { take, dialog };
}
