import type { ApplicationStatus } from '../../../../shared/model/project.ts';
import { applicationStatuses } from '../../../../shared/texts/project-screens.ts';
import { IconCheck, IconClose, IconPending, IconWithdrawn } from '../../ui/icons.ts';
import classes from './StatusChip.module.css';

const ICONS = { pending: IconPending, accepted: IconCheck, rejected: IconClose, cancelled: IconWithdrawn };

/** How an application stands, as a word with its sign. */
export function StatusChip({ status }: { status: ApplicationStatus }) {
  const Icon = ICONS[status];
  return (
    <span className={classes.chip} data-status={status}>
      <Icon size={16} aria-hidden="true" />
      {applicationStatuses[status]}
    </span>
  );
}
