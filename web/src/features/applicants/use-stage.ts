import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { ReceivedApplication } from '../../../../shared/model/project.ts';
import { applicantScreens as texts } from '../../../../shared/texts/projects/applicant-screens.ts';
import { api } from '../../api/client.ts';
import { messageOf } from '../../api/error.ts';
import { useSend } from '../../api/use-send.ts';
import { toast } from '../../components/feedback/toast.ts';
import { changeReceived, movedTo } from '../../entities/project/applying/received.ts';

/**
 * Notes that the founder has opened an application, and that they are in talk with its writer.
 *
 * @param isPlanned its answer is about to be sent: that says more
 */
export function useStage({ _id, project, stage }: ReceivedApplication, isPlanned: boolean) {
  const client = useQueryClient();
  const params = { projectId: project._id, applicationId: _id };
  const noted = (answer: { stage: ReceivedApplication['stage'] }) =>
    changeReceived(client, _id, (row) => movedTo(row, answer.stage));
  // That it could not be noted as seen is no news for the founder.
  const seen = useSend(api.projects.decideApplication, { onSuccess: noted });
  const inTalk = useSend(api.projects.decideApplication, {
    onSuccess: noted,
    onError: (error) => toast.error(messageOf(error, texts.stageFailed)),
  });

  const hasTold = useRef(false);
  const isUnseen = stage === 'sent' && !isPlanned;
  useEffect(() => {
    if (!isUnseen || hasTold.current) return;
    hasTold.current = true;
    seen.mutate({ params: { projectId: project._id, applicationId: _id }, body: { stage: 'seen' } });
  }, [isUnseen, seen.mutate, project._id, _id]);

  return {
    isSetting: inTalk.isPending,
    setInTalk: () => inTalk.mutate({ params, body: { stage: 'inTalk' } }),
  };
}
