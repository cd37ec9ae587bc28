import { notifications } from '../../shared/api/notifications.ts';
import { handle } from '../http/handle.ts';
import { newJob, wake } from '../jobs/store.ts';
import { transact } from '../table/transact.ts';
import { clearInbox } from './store/inbox.ts';
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
