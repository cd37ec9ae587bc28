import { lazy, Suspense } from 'react';

const ConfirmDialog = lazy(() => import('./ConfirmDialog.tsx'));

interface LeaveQuestionProps {
  guard: { isAsking: boolean; stay: () => void; leave: () => void };
  /** Runs when the person would rather stay. */
  onStay?: () => void;
}

/** Asks whether changes may be lost; goes with `useLeaveGuard`. */
export function LeaveQuestion({ guard, onStay }: LeaveQuestionProps) {
  return (
    <Suspense>
      {guard.isAsking && (
        <ConfirmDialog
          title="Discard your changes?"
          text="What you have changed here is not saved yet."
          action="Discard changes"
          onConfirm={guard.leave}
          onClose={guard.stay}
          onCancel={onStay}
        />
      )}
    </Suspense>
  );
}
