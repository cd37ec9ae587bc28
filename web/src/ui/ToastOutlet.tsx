import { lazy, Suspense, useEffect, useState } from 'react';
import { onFirstToast } from './toast.ts';

const Toaster = lazy(() => import('./Toaster.tsx'));

/** Where toasts appear; empty until there is a first one. */
export function ToastOutlet() {
  const [needed, setNeeded] = useState(false);
  useEffect(() => onFirstToast(() => setNeeded(true)), []);
  return <Suspense>{needed && <Toaster />}</Suspense>;
}
