import { preferences } from '../../shared/api/preferences.ts';
import { preferences as texts } from '../../shared/texts/notifications/preferences.ts';
import { handle } from '../http/handle.ts';
import { readAccount } from '../http/session/accounts.ts';
import { DeadLinkError } from './errors.ts';
import { changePreferences } from './store/preferences.ts';
import { turnedOff } from './turned-off.ts';
import { readUnsubscribeLink } from './unsubscribe-links.ts';

// No limit per address: providers turn off mails for all whom they serve, and a token that is not ours costs no read.
export const handler = handle(preferences.unsubscribe, async ({ query, effect }) => {
  const found = await readUnsubscribeLink(query.token);
  if (!found) throw new DeadLinkError();
  // Nothing is kept of somebody who has left.
  if (await readAccount(found.memberId))
    await changePreferences(effect, found.memberId, (now) => turnedOff(now, found.mailed));
  return { message: texts.unsubscribed };
});
