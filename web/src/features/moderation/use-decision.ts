import { useQueryClient } from '@tanstack/react-query';
import type { BodyInput } from '../../../../shared/api/route.ts';
import { moderation as texts } from '../../../../shared/texts/reports/report-screens.ts';
import { api, type Call } from '../../api/client.ts';
import { messageOf } from '../../api/error.ts';
import { keyOf } from '../../api/queries.ts';
import { useSend } from '../../api/use-send.ts';
import { toast } from '../../components/feedback/toast.ts';

type RouteOf<C> = C extends Call<infer R> ? R : never;
export type DecisionInput = BodyInput<RouteOf<typeof api.reports.decide>>;

const SAID = { dismiss: texts.dismissed, remove: texts.removed, suspend: texts.suspended };

/**
 * Decides about a reported thing; the queue is read anew, also when somebody else was faster.
 *
 * @param onDecided runs when the decision is made
 */
export function useDecision(reportId: string, onDecided?: () => void) {
  const client = useQueryClient();
  const refresh = () => void client.invalidateQueries({ queryKey: keyOf(api.reports.list) });
  const { mutate, isPending } = useSend(api.reports.decide, {
    onSuccess(_, { body }) {
      refresh();
      toast.success(SAID[body.action]);
      onDecided?.();
    },
    onError(error) {
      refresh();
      toast.error(messageOf(error, texts.decideFailed));
    },
  });
  return {
    isDeciding: isPending,
    decide: (body: DecisionInput) => mutate({ params: { reportId }, body }),
  };
}
