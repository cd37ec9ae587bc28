import { auth } from '../../shared/api/auth.ts';
import { handle } from '../http/handle.ts';
import { isUseDue, noteUse } from '../http/session/accounts.ts';
import { clientOf } from '../http/session/client.ts';
import { currentUser } from './current-user.ts';

/** Every start of the app calls this route, so it alone notes that a session is in use. */
export const handler = handle(auth.me, async ({ member, address, userAgent }) => {
  const note = async () => {
    const account = await member.account();
    if (isUseDue(account, member.sessionId))
      await noteUse(account, member.sessionId, clientOf({ address, userAgent }));
  };
  const [user] = await Promise.all([currentUser(member._id), note()]);
  return user;
});
