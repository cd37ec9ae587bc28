import { lazy, Suspense, useRef, useState } from 'react';
import type { OwnApplication } from '../../../../shared/model/project.ts';
import { ownApplications as texts } from '../../../../shared/texts/project-screens.ts';
import { Button } from '../../ui/Button.tsx';
import { useWithdraw } from './use-withdraw.ts';

const ConfirmDialog = lazy(() => import('../../ui/ConfirmDialog.tsx'));

/** Takes an application back after asking. */
export function WithdrawButton({ application }: { application: OwnApplication }) {
  const { roleTitle, project } = application;
  const [isAsking, setAsking] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const { isWithdrawing, withdraw } = useWithdraw(application);
  return (
    <>
      <Button
        ref={button}
        size="sm"
        variant="plain"
        loading={isWithdrawing}
        aria-label={`${texts.withdraw}: ${roleTitle}, ${project.name}`}
        aria-haspopup="dialog"
        onClick={() => setAsking(true)}
      >
        {texts.withdraw}
      </Button>
      <Suspense>
        {isAsking && (
          <ConfirmDialog
            title={texts.withdrawQuestion}
            text={texts.withdrawLoss(roleTitle, project.name)}
            action={texts.withdrawAction}
            onConfirm={withdraw}
            onClose={() => {
              setAsking(false);
              button.current?.focus();
            }}
          />
        )}
      </Suspense>
    </>
  );
}
