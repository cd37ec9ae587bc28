import type { JobItem } from '../../jobs/items.ts';
import { jobKeys } from '../../jobs/keys.ts';
import { ConditionFailedError } from '../../table/errors.ts';
import { newId } from '../../table/ids.ts';
import { update } from '../../table/table.ts';

/**
 * Marks a mail as being handed over, before it is: of two workers one does it, and nobody does it again after a crash.
 * A claim whose answer was lost is known by its id when the SDK tries it again.
 *
 * @returns false when another worker was faster
 */
export async function claimMail({ jobId, begun }: JobItem): Promise<boolean> {
  try {
    await update(jobKeys.job(jobId), {
      update: 'SET handedOverAt = :now, claimId = :claim',
      condition: 'begun = :begun AND (attribute_not_exists(handedOverAt) OR claimId = :claim)',
      values: { ':now': Date.now(), ':begun': begun, ':claim': newId() },
    });
    return true;
  } catch (error) {
    if (error instanceof ConditionFailedError) return false;
    throw error;
  }
}

/** Gives a mail that has certainly not left back to the next try, which is counted. */
export async function releaseMail({ jobId, begun }: JobItem): Promise<void> {
  await update(jobKeys.job(jobId), {
    update: 'REMOVE handedOverAt, claimId ADD failures :one',
    condition: 'begun = :begun',
    values: { ':begun': begun, ':one': 1 },
  });
}
