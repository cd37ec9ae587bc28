import { notifications } from '../../shared/api/notifications.ts';
import { clearInbox } from '../data/inbox.ts';
import { newJob, wake } from '../data/jobs.ts';
import { transact } from '../data/transact.ts';
import { handle } from '../http/handle.ts';
import { withInbox } from './with-inbox.ts';

export const handler = handle(
  notifications.reset,
  async ({ member, keep }) => {
    const { job, count } = await withInbox(member._id, async (inbox) => {
      const { write, upTo } = clearInbox(member._id, inbox);
      keep(String(inbox.counts.notices));
      const job = newJob('clear-notices', { memberId: member._id, upTo });
      await transact([write, { put: job }]);
      return { job, count: inbox.counts.notices };
    });
    await wake(job.jobId);
    return { count };
  },
  (_, count) => ({ count: Number(count) }),
);
