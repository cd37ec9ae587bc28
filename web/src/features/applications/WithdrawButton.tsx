import { Button } from '@mantine/core';
import type { OwnApplication } from '../../../../shared/model/project.ts';
import { ownApplications as texts } from '../../../../shared/texts/projects/project-screens.ts';
import { ConfirmButton } from '../../components/feedback/ConfirmButton.tsx';
import { useWithdraw } from './use-withdraw.ts';

/** Takes an application back after asking. */
export function WithdrawButton({ application }: { application: OwnApplication }) {
  const { roleTitle, project } = application;
  const { isWithdrawing, withdraw } = useWithdraw(application);
  return (
    <ConfirmButton
      title={texts.withdrawQuestion}
      text={texts.withdrawLoss(roleTitle, project.name)}
      action={texts.withdrawAction}
      onConfirm={withdraw}
    >
      {(button) => (
        <Button
          {...button}
          size="sm"
          variant="default"
          loading={isWithdrawing}
          aria-busy={isWithdrawing}
          aria-label={`${texts.withdraw}: ${roleTitle}, ${project.name}`}
        >
          {texts.withdraw}
        </Button>
      )}
    </ConfirmButton>
  );
}
