import { expect, it } from 'vitest';
import { authMailKinds } from '../../../lambdas/auth/mails/kinds.ts';
import { finishJob, openJobLater } from '../../../lambdas/jobs/store.ts';
import { mailJob } from '../../../lambdas/mail/orders.ts';
import { claimMail } from '../../../lambdas/mail/store/handover.ts';
import { newId } from '../../../lambdas/table/ids.ts';
import { hasTable } from '../../../lambdas/testing/system.ts';
import { withFault } from './injection.ts';

it.skipIf(!hasTable)(
  'a mail is handed over by one worker, whose claim may have lost its answer',
  async () => {
    const { passwordChanged } = authMailKinds;
    // At a time for which no worker comes.
    const job = mailJob(passwordChanged, { memberId: newId() });
    const to = { address: `${newId()}@example.com`, isConfirmed: true };
    await openJobLater(job, 600_000);
    const claim = await withFault(
      { at: { operation: 'DynamoDB.TransactWriteItems', nth: 0 }, fault: 'its answer lost, once' },
      () => claimMail(passwordChanged, job, to),
    );
    expect([claim.isMet, claim.result]).toEqual([true, true]);
    expect(await claimMail(passwordChanged, job, to)).toBe(false);
    await finishJob(job);
  },
);
