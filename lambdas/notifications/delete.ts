import { notifications } from '../../shared/api/notifications.ts';
import { notifications as texts } from '../../shared/texts.ts';
import { dismissOne } from '../data/notice-list.ts';
import { NotFound } from '../http/errors.ts';
import { handle } from '../http/handle.ts';

export const handler = handle(notifications.delete, async ({ member, params, isRepeat }) => {
  const deleted = await dismissOne(member._id, params.notificationId);
  if (!deleted && !isRepeat) throw new NotFound(texts.notFound);
  return { message: texts.deleted };
});
