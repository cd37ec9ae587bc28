import { useEffect, useState } from 'react';
import { lazyPart } from './lazy-part.tsx';
import { PartBoundary } from './PartBoundary.tsx';
import { PlainToasts } from './PlainToasts.tsx';
import { onFirstToast } from './toast.ts';

const Toaster = lazyPart(() => import('./Toaster.tsx'));

/** Where toasts appear; empty until there is a first one. Without the toaster's code they are shown plainly. */
export function ToastOutlet() {
  const [needed, setNeeded] = useState(false);
  useEffect(() => onFirstToast(() => setNeeded(true)), []);
  if (!needed) return null;
  return (
    <PartBoundary failed={() => <PlainToasts onEmpty={() => setNeeded(false)} />}>
      <Toaster />
    </PartBoundary>
  );
}
