import type { CurrentUser } from '../../shared/model/member.ts';
import type { AccountItem } from '../http/items.ts';
import { countField, METRICS } from '../http/observe/metrics.ts';
import type { Reply } from '../http/reply.ts';
import { addSession, newSession } from '../http/session/accounts.ts';
import { clientOf, type Origin } from '../http/session/client.ts';
import { logger } from '../logger.ts';
import { mailJob } from '../mail/orders.ts';
import type { MemberItem } from '../members/store/items.ts';
import type { Effect } from '../table/effect.ts';
import type { Write } from '../table/write.ts';
import { authMailKinds } from './mails/kinds.ts';
import { signIn } from './sign-in.ts';

interface SignIn {
  member: MemberItem;
  /** As it was when the member proved who they are. */
  account: AccountItem;
  origin: Origin;
  rememberMe: boolean;
  /** Whether the member has signed in there before. */
  isKnownBrowser: boolean;
  /** Whether the member has proved who they are by more than a password. */
  isStrong: boolean;
  /** Whether the member has followed a mailed link, and was asked for nothing else. */
  isByLink?: true;
  /** The session token that came along, if any: the browser forgets it, so its session ends. */
  replaces: string | undefined;
  /** What happens together with the beginning of the session, or not at all. */
  extraWrites?: Write[];
  /** Is told the id of the session before it begins. */
  saveForReplay?: (sessionId: string) => void;
}

/**
 * Signs a member in who has proved who they are, and has them told by mail when the browser is a new one, but for their
 * very first.
 *
 * @returns undefined when the member has left, or has changed their password meanwhile
 * @throws the error of the one of `extraWrites` whose condition fails
 */
export async function beginSession(
  effect: Effect,
  {
    member,
    account,
    origin,
    rememberMe,
    isKnownBrowser,
    isStrong,
    isByLink,
    replaces,
    extraWrites = [],
    saveForReplay,
  }: SignIn,
): Promise<Reply<CurrentUser> | undefined> {
  const client = { ...clientOf(origin), ...(isByLink && { isByLink }) };
  const session = newSession(rememberMe, client);
  saveForReplay?.(session.sessionId);
  const { name, address } = client;
  const told =
    account.hasSignedIn && !isKnownBrowser
      ? [{ put: mailJob(authMailKinds.newSignIn, { memberId: member._id, name, address }) }]
      : [];
  if (!(await addSession(effect, account, session, [...extraWrites, ...told]))) return undefined;
  if (account.isAdmin)
    logger.info('administrator signed in', {
      memberId: member._id,
      ...countField(METRICS.administratorSignIns),
    });
  return signIn(member, session, { isStrong, replaces });
}
