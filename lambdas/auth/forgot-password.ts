import { auth } from '../../shared/api/auth.ts';
import { recovery as texts } from '../../shared/texts/account/recovery.ts';
import { handle } from '../http/handle.ts';
import { mailJob } from '../mail/orders.ts';
import { limitLinks } from './links/link-limits.ts';
import { authMailKinds } from './mails/kinds.ts';

/**
 * Only writes down that a mail was asked for: whether the address is anybody's is found out by whoever mails, so that
 * the answer, its time and its cost tell nothing of it.
 */
export const handler = handle(
  auth.forgotPassword,
  async ({ body, address, effect }) => {
    await limitLinks('forgot', address, body.email);
    await effect.commit([{ put: mailJob(authMailKinds.resetPassword, { email: body.email, by: address }) }]);
    return { message: texts.mailSent };
  },
  () => ({ message: texts.mailSent }),
);
