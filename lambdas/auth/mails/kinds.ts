import {
  DAY,
  HOUR,
  LINKS_PER_EMAIL_PER_HOUR,
  RESET_LINK_VALID,
  SIGN_IN_LINK_VALID,
  SIGN_IN_LINKS_PER_EMAIL,
} from '../../../shared/limits.ts';
import { mailKind } from '../../mail/kind.ts';

/** Asked for with an address that may be nobody's, by the caller from this network address. */
interface LinkOrder {
  email: string;
  by: string;
}

// What is needed to get back in is limited within the life of its link only: where one is dropped, the owner has one that
// works.
export const authMailKinds = {
  resetPassword: mailKind<LinkOrder>('resetPassword', {
    limits: [{ most: LINKS_PER_EMAIL_PER_HOUR, within: RESET_LINK_VALID }],
    toUnconfirmed: true,
    sender: ({ by }) => by,
  }),
  signInLink: mailKind<LinkOrder>('signInLink', {
    limits: [{ most: SIGN_IN_LINKS_PER_EMAIL, within: SIGN_IN_LINK_VALID }],
    sender: ({ by }) => by,
  }),
  passwordChanged: mailKind<{ memberId: string }>('passwordChanged'),
  /** From which browser, and the network of its address. */
  newSignIn: mailKind<{ memberId: string; name: string; address: string }>('newSignIn', {
    limits: [
      { most: 5, within: HOUR },
      { most: 20, within: DAY },
    ],
  }),
};
