import { useQueryClient } from '@tanstack/react-query';
import { pipelineScreens as texts } from '../../../../shared/texts/pipeline/pipeline-screens.ts';
import { api } from '../../api/client.ts';
import { messageOf } from '../../api/error.ts';
import { keyOf } from '../../api/queries.ts';
import { useSend } from '../../api/use-send.ts';
import { toast } from '../../components/feedback/toast.ts';

/**
 * Changes how the viewer stands to a project.
 *
 * @param onSaved runs once it is stored
 */
export function useSetPipeline(projectId: string, onSaved?: () => void) {
  const client = useQueryClient();
  const params = { projectId };
  const { mutate, isPending, variables } = useSend(api.pipeline.set, {
    onSuccess(answer) {
      client.setQueryData(keyOf(api.pipeline.get, { params }), answer);
      for (const queryKey of [keyOf(api.pipeline.list), keyOf(api.pipeline.counts)])
        void client.invalidateQueries({ queryKey });
      onSaved?.();
    },
    onError: (error) => toast.error(messageOf(error, texts.failed)),
  });
  type Body = NonNullable<typeof variables>['body'];
  return {
    isPending,
    /** The state that is on its way to the server. */
    pendingState: isPending ? variables?.body.state : undefined,
    set: (body: Body) => mutate({ params, body }),
  };
}
