import { lazyPart } from '../../feedback/lazy-part.tsx';
import { PartBoundary } from '../../feedback/PartBoundary.tsx';
import type { DropZoneProps } from './DropZone.tsx';
import { useFileDrag } from './use-file-drag.ts';

const DropZone = lazyPart(() => import('./DropZone.tsx'));

interface DropTargetProps extends DropZoneProps {
  disabled?: boolean;
}

/**
 * Where files may be dropped instead of chosen: it covers what it stands in while files are dragged over the window, and
 * is not there otherwise. What it stands in is positioned. Its code is fetched with the first drag.
 */
export function DropTarget({ onDrop, disabled = false }: DropTargetProps) {
  const isDragging = useFileDrag();
  if (!isDragging || disabled) return null;
  return (
    // Without its code, files are still chosen.
    <PartBoundary failed={() => null}>
      <DropZone onDrop={onDrop} />
    </PartBoundary>
  );
}
