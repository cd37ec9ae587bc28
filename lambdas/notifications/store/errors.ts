import { notifications as texts } from '../../../shared/texts/notifications/notifications.ts';
import { errorClasses } from '../../http/errors.ts';

export const { NotificationNotFoundError } = errorClasses({
  NotificationNotFoundError: [404, 'NOT_FOUND', texts.notFound],
});
