import type { ReactNode } from 'react';
import { lazyParts as texts } from '../../../../shared/texts.ts';
import { PartBoundary } from './PartBoundary.tsx';
import { toast } from './toast.ts';

interface OverlayBoundaryProps {
  pending?: ReactNode;
  /** Takes the overlay away: what opens it is there again, and opens it in a new attempt. */
  onClose: () => void;
  children: ReactNode;
}

/** For what opens above the screen, such as a dialog or a menu. When it cannot be shown, it closes and says why. */
export function OverlayBoundary({ pending, onClose, children }: OverlayBoundaryProps) {
  const fail = () => {
    toast.error(texts.failedToOpen);
    onClose();
  };
  return (
    <PartBoundary pending={pending} failed={() => pending} onFail={fail}>
      {children}
    </PartBoundary>
  );
}
