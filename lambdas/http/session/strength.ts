import { config } from '../../config.ts';
import type { AccountItem } from '../items.ts';

/**
 * Whether a session gives less than its account has: administrators have their rights only in one that began with a passkey
 * or a recovery code, where the stage says so.
 */
export const isTooWeak = ({ isAdmin }: Pick<AccountItem, 'isAdmin'>, isStrong: boolean): boolean =>
  isAdmin && !isStrong && config().ADMINS_NEED_PASSKEY;
