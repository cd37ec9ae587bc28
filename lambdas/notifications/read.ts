import { notifications } from '../../shared/api/notifications.ts';
import { notifications as texts } from '../../shared/texts/notifications/notifications.ts';
import { handle } from '../http/handle.ts';
import { NotificationNotFoundError } from './store/errors.ts';
import { markRead } from './store/list.ts';

export const handler = handle(
  notifications.read,
  async ({ member, params, query, effect }) => {
    const isKnown = await markRead(effect, member._id, params.notificationId, query.grouped === '1');
    if (!isKnown) throw new NotificationNotFoundError();
    return { message: texts.read };
  },
  () => ({ message: texts.read }),
);
