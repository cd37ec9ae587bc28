import { notifications } from '../../shared/api/notifications.ts';
import { notifications as texts } from '../../shared/texts/notifications/notifications.ts';
import { Unauthenticated } from '../http/errors.ts';
import { handle } from '../http/handle.ts';
import { retryOnConflict } from '../table/retry.ts';
import { markAllRead, readNewest } from './store/counts.ts';

export const handler = handle(
  notifications.readAll,
  async ({ member }) => {
    await retryOnConflict(async () => {
      const inbox = await readNewest(member._id);
      if (!inbox) throw new Unauthenticated();
      // Repeating it does no harm, so it needs no transaction with the mark of the call.
      await markAllRead(inbox.card, inbox.upTo);
    });
    return { message: texts.allRead };
  },
  () => ({ message: texts.allRead }),
);
