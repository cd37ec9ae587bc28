import { Badge } from '@mantine/core';
import type { LinkedApplication } from '../../../../shared/model/conversation.ts';
import { stageNames } from '../../../../shared/texts/projects/application-stages.ts';
import { STAGE_LOOKS } from '../project/stage-looks.ts';

type Shown = Pick<LinkedApplication, 'projectName' | 'roleTitle' | 'stage'>;

/** An application that two members talk about: project, role, and how far it has come. */
export function ApplicationChip({ application: { projectName, roleTitle, stage } }: { application: Shown }) {
  return (
    <Badge variant={STAGE_LOOKS[stage]}>
      <bdi>{projectName}</bdi> · <bdi>{roleTitle}</bdi> · {stageNames[stage]}
    </Badge>
  );
}
