import { notifications } from '../../shared/api/notifications.ts';
import { Unauthenticated } from '../http/errors.ts';
import { handle } from '../http/handle.ts';
import { newJob } from '../jobs/store.ts';
import { retryOnConflict } from '../table/retry.ts';
import { notificationJobKinds } from './jobs/kinds.ts';
import { clearAll, readNewest } from './store/counts.ts';

export const handler = handle(
  notifications.reset,
  async ({ member, effect, saveForReplay }) => {
    const count = await retryOnConflict(async () => {
      const inbox = await readNewest(member._id);
      if (!inbox) throw new Unauthenticated();
      const { card, upTo } = inbox;
      saveForReplay(String(card.notificationCount));
      await effect.commit([
        clearAll(card, upTo),
        { put: newJob(notificationJobKinds.deleteClearedNotifications, { memberId: member._id, upTo }) },
      ]);
      return card.notificationCount;
    });
    return { count };
  },
  (_, count) => ({ count: Number(count) }),
);
