import { httpKeys } from '../../http/keys.ts';
import { mailJob } from '../../mail/orders.ts';
import { transact } from '../../table/transact.ts';
import type { Owner } from '../recovery.ts';

/**
 * Gives a member another password, ends all their sessions, and has them told by mail.
 *
 * @param owner the member as their link was checked against
 * @param otherwise the error when the password was changed or the member has left meanwhile
 */
export const resetPassword = (
  { account: { memberId, passwordHash } }: Owner,
  newHash: string,
  otherwise: () => Error,
): Promise<void> =>
  transact([
    {
      key: httpKeys.account(memberId),
      update: 'SET passwordHash = :new, sessions = :none, clients = :none',
      condition: 'passwordHash = :seen',
      values: { ':new': newHash, ':none': {}, ':seen': passwordHash },
      otherwise,
    },
    { put: mailJob({ mail: 'passwordChanged', memberId }) },
  ]);
