import { Badge } from '@mantine/core';
import type { Application } from '../../../../shared/model/project.ts';
import {
  declineReasons,
  stageNames,
  applicationSteps as texts,
} from '../../../../shared/texts/projects/application-stages.ts';
import { cancelReasons } from '../../../../shared/texts/projects/project-screens.ts';
import {
  IconCheck,
  IconClose,
  IconMessages,
  IconPending,
  IconSend,
  IconShow,
  IconWithdrawn,
} from '../../theme/icons.ts';
import { STAGE_LOOKS } from './stage-looks.ts';

const ICONS = {
  sent: IconSend,
  seen: IconShow,
  inTalk: IconMessages,
  accepted: IconCheck,
  declined: IconClose,
  withdrawn: IconWithdrawn,
  cancelled: IconWithdrawn,
  expired: IconPending,
};

/** Reasons that this version does not know are only a cancellation. */
const CANCELLED: Readonly<Record<string, string>> = cancelReasons;

type Standing = Pick<Application, 'stage' | 'cancelReason' | 'declineReason'>;

function reasonOf({ stage, cancelReason, declineReason }: Standing): string | undefined {
  if (stage === 'declined' && declineReason) return texts.declined(declineReasons[declineReason]);
  return stage === 'cancelled' && cancelReason ? CANCELLED[cancelReason] : undefined;
}

interface StageChipProps {
  application: Standing;
  /** Without the reason, which is said to the applicant. */
  isShort?: boolean;
}

/** How far an application has come, and why it has ended, in words with their sign. */
export function StageChip({ application, isShort = false }: StageChipProps) {
  const { stage } = application;
  const Icon = ICONS[stage];
  return (
    <Badge component="span" variant={STAGE_LOOKS[stage]} leftSection={<Icon size={16} aria-hidden="true" />}>
      {(!isShort && reasonOf(application)) || stageNames[stage]}
    </Badge>
  );
}
