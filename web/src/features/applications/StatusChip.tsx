import type { OwnApplication } from '../../../../shared/model/project.ts';
import { applicationStatuses, cancelReasons } from '../../../../shared/texts/project-screens.ts';
import { IconCheck, IconClose, IconPending, IconWithdrawn } from '../../theme/icons.ts';
import classes from './StatusChip.module.css';

const ICONS = { pending: IconPending, accepted: IconCheck, rejected: IconClose, cancelled: IconWithdrawn };

/** Reasons that this version does not know are only a cancellation. */
const REASONS: Readonly<Record<string, string>> = cancelReasons;

/** How an application stands, and why it is cancelled, in words with their sign. */
export function StatusChip({ application }: { application: OwnApplication }) {
  const { status, cancelReason } = application;
  const Icon = ICONS[status];
  return (
    <span className={classes.chip} data-status={status}>
      <Icon size={16} aria-hidden="true" />
      {(cancelReason && REASONS[cancelReason]) ?? applicationStatuses[status]}
    </span>
  );
}
