import { auth } from '../../shared/api/auth.ts';
import { SIGN_IN_LINK_VALID, SIGN_IN_LINKS_PER_EMAIL } from '../../shared/limits.ts';
import { recovery as texts } from '../../shared/texts/account/recovery.ts';
import { handle } from '../http/handle.ts';
import { mailJob } from '../mail/orders.ts';
import { limitLinks } from './links/link-limits.ts';
import { authMailKinds } from './mails/kinds.ts';

const PER_EMAIL = { most: SIGN_IN_LINKS_PER_EMAIL, within: SIGN_IN_LINK_VALID };

/** Only writes down that a mail was asked for, as for a forgotten password: nobody learns whose address is whose. */
export const handler = handle(
  auth.signInLink,
  async ({ body, address, effect }) => {
    await limitLinks('sign-in', address, body.email, PER_EMAIL);
    await effect.commit([{ put: mailJob(authMailKinds.signInLink, { email: body.email, by: address }) }]);
    return { message: texts.signInLinkSent };
  },
  () => ({ message: texts.signInLinkSent }),
);
