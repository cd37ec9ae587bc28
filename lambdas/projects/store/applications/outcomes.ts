import type { DeclineReason } from '../../../../shared/model/application-progress.ts';
import type { CancelReason } from '../../../../shared/model/project.ts';
import { ConditionFailedError } from '../../../table/errors.ts';
import { newId } from '../../../table/ids.ts';
import { transact } from '../../../table/transact.ts';
import type { Write } from '../../../table/write.ts';
import type { ApplicationItem } from '../items.ts';
import { type ApplicationList, projectKeys } from '../keys.ts';
import { asSeen } from './applications.ts';

/** Why an application ends without an answer of the founder: it is rejected because its role is full, or cancelled. */
export type Ending = 'roleFull' | CancelReason;

/** What becomes of an application. */
export type Outcome = 'accepted' | 'rejected' | Ending;

type State = Pick<ApplicationItem, 'status' | 'cancelReason' | 'isFilled'>;

function stateAfter(outcome: Outcome): State {
  if (outcome === 'accepted' || outcome === 'rejected') return { status: outcome };
  if (outcome === 'roleFull') return { status: 'rejected', isFilled: true };
  return { status: 'cancelled', cancelReason: outcome };
}

/** Why a founder declines, as they say it to the applicant. */
export interface Declining {
  reason?: DeclineReason | null | undefined;
  note?: string;
}

/** Among which applications for its project one is listed. */
export const listOf = ({ status, isFilled }: State): ApplicationList =>
  status === 'rejected' && isFilled ? 'filled' : status;

/**
 * The write that decides about an application. It fails when the application has changed since it was read.
 *
 * @param roleTitle the role as it is called now
 */
export function decide(
  application: ApplicationItem,
  outcome: Outcome,
  roleTitle: string,
  { reason, note }: Declining = {},
): Write {
  const { memberId, projectId, roleId, appliedAt } = application;
  const state = stateAfter(outcome);
  const { cancelReason, isFilled } = state;
  const seen = asSeen(application);
  const isExpired = outcome === 'expired';
  return {
    key: projectKeys.application(memberId, projectId, roleId),
    update: [
      'SET #status = :status, gsi1sk = :list, roleTitle = :title, decidedAt = :now',
      cancelReason ? ', cancelReason = :reason' : '',
      isFilled ? ', isFilled = :true' : '',
      isExpired ? ', expiredAt = :now' : '',
      reason ? ', declineReason = :why' : '',
      note ? ', declineNote = :note' : '',
      ' REMOVE remindedAt',
      cancelReason ? '' : ', cancelReason',
    ].join(''),
    ...seen,
    // Whoever is in talk has answered.
    ...(isExpired && { condition: `${seen.condition} AND attribute_not_exists(talkAt)` }),
    values: {
      ...seen.values,
      ':status': state.status,
      ':title': roleTitle,
      ':now': newId(),
      ...(isFilled && { ':true': true }),
      ...(cancelReason && { ':reason': cancelReason }),
      ...(reason && { ':why': reason }),
      ...(note && { ':note': note }),
      ':list': projectKeys.byApplication(projectId, listOf(state), appliedAt).gsi1sk,
    },
  };
}

/**
 * Ends an application; nothing happens when it has changed meanwhile. All applications that end without somebody asking
 * for it end here: the stream tells of a change (`events.ts`), `subscribers.ts` starts a job, and the job ends them.
 *
 * @param roleTitle the role as it is called now
 * @param guards what must hold beside it
 */
export async function endApplication(
  application: ApplicationItem,
  ending: Ending,
  roleTitle: string,
  guards: Write[] = [],
): Promise<void> {
  try {
    await transact([decide(application, ending, roleTitle), ...guards]);
  } catch (error) {
    if (!(error instanceof ConditionFailedError)) throw error;
  }
}
