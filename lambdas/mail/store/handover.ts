import type { JobItem } from '../../jobs/items.ts';
import { jobKeys } from '../../jobs/keys.ts';
import { ConditionFailedError } from '../../table/errors.ts';
import { update } from '../../table/table.ts';

/**
 * Marks a mail as being handed over, before it is: of two workers one does it, and nobody does it again after a crash.
 *
 * @returns false when another worker was faster
 */
export async function claimMail({ jobId, begun }: JobItem): Promise<boolean> {
  try {
    await update(jobKeys.job(jobId), {
      update: 'SET handedOverAt = :now',
      condition: 'begun = :begun AND attribute_not_exists(handedOverAt)',
      values: { ':now': Date.now(), ':begun': begun },
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
    update: 'REMOVE handedOverAt ADD failures :one',
    condition: 'begun = :begun',
    values: { ':begun': begun, ':one': 1 },
  });
}
