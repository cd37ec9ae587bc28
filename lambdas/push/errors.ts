import { push as texts } from '../../shared/texts/notifications/push.ts';
import { errorClasses } from '../http/errors.ts';

export const { UnknownPushServiceError } = errorClasses({
  UnknownPushServiceError: [400, 'UNKNOWN_PUSH_SERVICE', texts.unknownService, 'endpoint'],
});
