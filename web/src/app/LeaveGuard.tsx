import { type ReactNode, useEffect, useState } from 'react';
import { type BlockerFunction, useBlocker, useLocation } from 'react-router-dom';
import { leaving as texts } from '../../../shared/texts.ts';
import { expectsMember } from '../api/session.ts';
import { ConfirmDialog } from '../components/feedback/ConfirmDialog.tsx';
import { DialogCovered } from '../components/feedback/dialog-covered.ts';
import { AskToLeave, hasUnsavedWork } from '../router/unsaved-work.ts';

/** After a logout there is nothing left that could be saved; a jump inside the screen loses nothing. */
const losesWork: BlockerFunction = ({ currentLocation: from, nextLocation: to }) =>
  hasUnsavedWork() && expectsMember() && (from.pathname !== to.pathname || from.search !== to.search);

/** Asks before unsaved work is lost, the same way everywhere: `useUnsavedWork` says that there is some. */
export function LeaveGuard({ children }: { children: ReactNode }) {
  const blocker = useBlocker(losesWork);
  const { pathname } = useLocation();
  const [asked, setAsked] = useState<{ at: string; action: () => void }>();
  // A question about a screen that is gone is none.
  const isAsking = asked?.at === pathname || blocker.state === 'blocked';
  // A session that ended meanwhile leads away without asking.
  useEffect(() => {
    if (blocker.state === 'blocked' && !hasUnsavedWork()) blocker.proceed();
  }, [blocker]);
  const leave = () => {
    asked?.action();
    blocker.proceed?.();
  };
  const close = () => setAsked(undefined);
  return (
    <>
      <AskToLeave value={(action) => setAsked({ at: pathname, action })}>
        <DialogCovered value={isAsking}>{children}</DialogCovered>
      </AskToLeave>
      {isAsking && (
        <ConfirmDialog
          title={texts.question}
          text={texts.loss}
          action={texts.discard}
          onConfirm={leave}
          onClose={close}
          onCancel={() => blocker.reset?.()}
        />
      )}
    </>
  );
}
