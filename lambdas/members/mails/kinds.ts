import { DAY, FORMER_ADDRESSES_MAX, HOUR, LINKS_PER_EMAIL_PER_HOUR } from '../../../shared/limits.ts';
import { mailKind } from '../../mail/kind.ts';

export const memberMailKinds = {
  /** `by` is the network address of the caller, where the member has no session yet. */
  verifyEmail: mailKind<{ memberId: string; email: string; by?: string }>('verifyEmail', {
    limits: [
      { most: LINKS_PER_EMAIL_PER_HOUR + 1, within: HOUR },
      { most: 10, within: DAY },
    ],
    toUnconfirmed: true,
    sender: ({ memberId, by }) => by ?? memberId,
  }),
  /** By whom, and with which address, which may be nobody's. */
  emailTried: mailKind<{ memberId: string; email: string }>('emailTried', {
    limits: [{ most: 3, within: DAY }],
    sender: ({ memberId }) => memberId,
  }),
  emailChanged: mailKind<{ memberId: string; changedAt: string }>('emailChanged', {
    // More than there can be links that take a change back.
    limits: [{ most: 2 * FORMER_ADDRESSES_MAX, within: DAY }],
  }),
};
