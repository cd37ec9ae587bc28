import type { ConfirmWindowProps } from './ConfirmWindow.tsx';
import { lazyPart } from './lazy-part.tsx';
import { PartBoundary } from './PartBoundary.tsx';

const ConfirmWindow = lazyPart(() => import('./ConfirmWindow.tsx'));

/** Fetches the code of the question ahead of time, for a moment in which the network may be gone. */
export const preloadConfirmDialog = (): void => void ConfirmWindow.preload().catch(() => {});

/** Asks before something is lost. Without its code, the browser's own question serves. */
export function ConfirmDialog(props: ConfirmWindowProps) {
  const { title, text, onConfirm, onClose, onCancel } = props;
  const askPlainly = () => {
    const isSure = window.confirm(`${title}\n\n${text}`);
    onClose();
    if (isSure) onConfirm();
    else onCancel?.();
  };
  return (
    <PartBoundary failed={() => null} onFail={askPlainly}>
      <ConfirmWindow {...props} />
    </PartBoundary>
  );
}
