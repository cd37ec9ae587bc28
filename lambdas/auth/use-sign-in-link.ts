import { auth } from '../../shared/api/auth.ts';
import { SECOND, SESSION_REMEMBERED, SIGN_IN_LINK_VALID } from '../../shared/limits.ts';
import { handle } from '../http/handle.ts';
import { liveAccount } from '../http/session/accounts.ts';
import { knownBrowserOf } from '../http/session/known-browser.ts';
import { readLink } from '../mail/links.ts';
import { readMember } from '../members/store/members.ts';
import { beginSession } from './begin-session.ts';
import { InvalidTokenError } from './errors.ts';
import { limitLinks } from './links/link-limits.ts';
import { readSignInLink, spendingOf } from './links/sign-in-links.ts';
import { signIn } from './sign-in.ts';

/**
 * The answer to a repeat, when that of the first call was lost: the session that the first call began, while it and the
 * link live. A session that was ended meanwhile stays ended.
 */
async function resume(linkToken: string, rememberMe: boolean, sessionId: string) {
  const link = readLink(linkToken);
  if (!link || Date.now() > link.issuedAt + SIGN_IN_LINK_VALID) throw new InvalidTokenError();
  const [member, account] = await Promise.all([
    readMember(link.memberId, { consistent: true }),
    liveAccount(link.memberId, sessionId),
  ]);
  const expiresAt = account?.sessions[sessionId];
  if (!member || expiresAt === undefined) throw new InvalidTokenError();
  const session = {
    sessionId,
    expiresAt,
    ...(rememberMe && { cookieSeconds: SESSION_REMEMBERED / SECOND }),
  };
  return signIn(member, session, { replaces: undefined });
}

export const handler = handle(
  auth.useSignInLink,
  async ({ body, address, userAgent, browserToken, token, effect, saveForReplay }) => {
    await limitLinks('sign-in-use', address);
    const found = await readSignInLink(body.token);
    if (!found) throw new InvalidTokenError();
    const { link, owner } = found;
    const browser = await knownBrowserOf(browserToken, owner.member._id);
    const answer = await beginSession(effect, {
      ...owner,
      origin: { address, userAgent },
      rememberMe: body.rememberMe,
      isKnownBrowser: browser !== undefined,
      isStrong: false,
      isByLink: true,
      replaces: token,
      extraWrites: [spendingOf(link)],
      saveForReplay,
    });
    if (!answer) throw new InvalidTokenError();
    return answer;
  },
  ({ body }, sessionId) => resume(body.token, body.rememberMe, sessionId),
);
