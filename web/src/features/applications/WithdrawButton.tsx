import type { OwnApplication } from '../../../../shared/model/project.ts';
import { ownApplications as texts } from '../../../../shared/texts/project-screens.ts';
import { AskedButton } from '../../components/feedback/AskedButton.tsx';
import { useWithdraw } from './use-withdraw.ts';

/** Takes an application back after asking. */
export function WithdrawButton({ application }: { application: OwnApplication }) {
  const { roleTitle, project } = application;
  const { isWithdrawing, withdraw } = useWithdraw(application);
  return (
    <AskedButton
      label={texts.withdraw}
      action={texts.withdrawAction}
      about={`${roleTitle}, ${project.name}`}
      isBusy={isWithdrawing}
      question={texts.withdrawQuestion}
      loss={texts.withdrawLoss(roleTitle, project.name)}
      onConfirm={withdraw}
    />
  );
}
