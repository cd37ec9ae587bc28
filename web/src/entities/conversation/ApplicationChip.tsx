import { Badge } from '@mantine/core';
import type { LinkedApplication } from '../../../../shared/model/conversation.ts';
import { applicationStatuses } from '../../../../shared/texts/projects/project-screens.ts';

const LOOKS = { pending: 'waiting', accepted: 'done', rejected: 'muted', cancelled: 'muted' };

/** An application that two members talk about: project, role, and how it stands. */
export function ApplicationChip({ application }: { application: LinkedApplication }) {
  const { projectName, roleTitle, status } = application;
  return (
    <Badge variant={LOOKS[status]}>{[projectName, roleTitle, applicationStatuses[status]].join(' · ')}</Badge>
  );
}
