import { notifications } from '../../shared/api/notifications.ts';
import { notifications as texts } from '../../shared/texts/notifications/notifications.ts';
import { handle } from '../http/handle.ts';
import { NotificationNotFoundError } from './store/errors.ts';
import { dismiss } from './store/list.ts';

export const handler = handle(
  notifications.delete,
  async ({ member, params, query, effect }) => {
    const deleted = await dismiss(effect, member._id, params.notificationId, query.grouped === '1');
    if (!deleted) throw new NotificationNotFoundError();
    return { message: texts.deleted };
  },
  () => ({ message: texts.deleted }),
);
