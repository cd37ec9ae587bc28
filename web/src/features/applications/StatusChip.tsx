import { Badge } from '@mantine/core';
import type { OwnApplication } from '../../../../shared/model/project.ts';
import { applicationStatuses, cancelReasons } from '../../../../shared/texts/projects/project-screens.ts';
import { IconCheck, IconClose, IconPending, IconWithdrawn } from '../../theme/icons.ts';

const ICONS = { pending: IconPending, accepted: IconCheck, rejected: IconClose, cancelled: IconWithdrawn };
const LOOKS = { pending: 'waiting', accepted: 'done', rejected: 'muted', cancelled: 'muted' };

/** Reasons that this version does not know are only a cancellation. */
const REASONS: Readonly<Record<string, string>> = cancelReasons;

/** How an application stands, and why it is cancelled, in words with their sign. */
export function StatusChip({ application }: { application: OwnApplication }) {
  const { status, cancelReason } = application;
  const Icon = ICONS[status];
  return (
    <Badge variant={LOOKS[status]} leftSection={<Icon size={16} aria-hidden="true" />}>
      {(cancelReason && REASONS[cancelReason]) ?? applicationStatuses[status]}
    </Badge>
  );
}
