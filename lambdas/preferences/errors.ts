import { recovery } from '../../shared/texts/account/recovery.ts';
import { errorClasses } from '../http/errors.ts';

export const { DeadLinkError } = errorClasses({
  /** A mailed link does not work, or no longer. */
  DeadLinkError: [400, 'INVALID_TOKEN', recovery.invalidToken],
});
