import { jobKeys } from '../../jobs/keys.ts';
import { ConditionFailedError } from '../../table/errors.ts';
import { newId } from '../../table/ids.ts';
import { retryOnConflict } from '../../table/retry.ts';
import { update } from '../../table/table.ts';
import { transact } from '../../table/transact.ts';
import type { MailKind } from '../kind.ts';
import type { MailJobItem } from '../orders.ts';
import { countingWrites, type Recipient } from './counting.ts';

/**
 * Marks a mail as being handed over, before it is: of two workers one does it, and nobody does it again after a crash.
 * It is counted in the same transaction, at the first try only. A claim whose answer was lost is known by its id when the
 * SDK tries it again.
 *
 * @returns false when another worker was faster
 * @throws TooManyMailsError when it is one too many, for its recipient or its sender
 * @throws SentBeforeError when there is one only
 */
export async function claimMail(
  kind: MailKind<unknown>,
  { jobId, begun, about, isCounted }: MailJobItem,
  recipient: Recipient,
): Promise<boolean> {
  const counting = isCounted ? [] : await countingWrites(kind, about, recipient);
  const claim = {
    key: jobKeys.job(jobId),
    update: 'SET handedOverAt = :now, claimId = :claim, isCounted = :true',
    condition: 'begun = :begun AND (attribute_not_exists(handedOverAt) OR claimId = :claim)',
    values: { ':now': Date.now(), ':begun': begun, ':claim': newId(), ':true': true },
  };
  // Only other mails to the same address, or by the same sender, are waited for.
  return retryOnConflict(async () => {
    try {
      await transact([claim, ...counting]);
      return true;
    } catch (error) {
      if (error instanceof ConditionFailedError) return false;
      throw error;
    }
  });
}

/** Gives a mail that has certainly not left back to the next try, which is counted. */
export async function releaseMail({ jobId, begun }: MailJobItem): Promise<void> {
  await update(jobKeys.job(jobId), {
    update: 'REMOVE handedOverAt, claimId ADD failures :one',
    condition: 'begun = :begun',
    values: { ':begun': begun, ':one': 1 },
  });
}
