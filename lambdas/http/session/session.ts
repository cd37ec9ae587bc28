import type { Auth, Route } from '../../../shared/api/route.ts';
import { isSuspended } from '../../../shared/rules/members/suspension.ts';
import { refusals } from '../../../shared/texts/refusals.ts';
import { administration } from '../../../shared/texts/reports/administration.ts';
import { newViewer } from '../../visibility/viewer.ts';
import { Forbidden, PasskeyRequiredError, Suspended, Unauthenticated } from '../errors.ts';
import type { AccountItem } from '../items.ts';
import type { Middleware } from '../request-context.ts';
import { liveAccount } from './accounts.ts';
import { tokenOf } from './session-cookie.ts';
import { readToken, type SessionToken } from './session-token.ts';
import { isTooWeak } from './strength.ts';

const ALLOWED: Record<Auth, (account: AccountItem) => boolean> = {
  public: () => true,
  member: () => true,
  founder: ({ userRole }) => userRole === 'founder',
  investor: ({ userRole }) => userRole === 'investor',
  jobSeeker: ({ userRole }) => userRole === 'job_seeker',
  admin: ({ isAdmin }) => isAdmin,
};

/** What somebody of another role is told. */
const REFUSALS: Partial<Record<Auth, string>> = {
  admin: administration.adminOnly,
  founder: refusals.founderOnly,
  investor: refusals.investorOnly,
};

async function admit(
  token: SessionToken,
  { auth: rule, method, whileSuspended }: Route,
): Promise<AccountItem> {
  const account = await liveAccount(token.memberId, token.sessionId);
  if (!account) throw new Unauthenticated();
  if (!ALLOWED[rule](account)) throw new Forbidden(REFUSALS[rule]);
  if (rule === 'admin' && isTooWeak(account, token.isStrong)) throw new PasskeyRequiredError();
  const { suspension } = account;
  const writes = method !== 'GET' && !whileSuspended;
  if (writes && suspension && isSuspended(suspension)) throw new Suspended(suspension);
  return account;
}

/**
 * Checks who calls. The look into the account starts here and runs beside what follows: a read may already fetch
 * what it would show, because nothing leaves before the check is done; a write waits for it (`handle.ts`).
 */
export const session: Middleware = {
  before: async ({ event: requestContext }) => {
    const { route } = requestContext;
    if (route.auth === 'public') return;
    const text = tokenOf(requestContext);
    const token = text ? await readToken(text) : undefined;
    if (!token) throw new Unauthenticated();
    requestContext.memberId = token.memberId;
    requestContext.sessionId = token.sessionId;
    requestContext.isStrong = token.isStrong;
    requestContext.account = admit(token, route);
    // What administrators decide about is hidden from none of them.
    if (route.auth !== 'admin' && !route.showsHidden)
      requestContext.viewer = newViewer(token.memberId, requestContext.account);
    requestContext.account.catch(() => {});
  },
  after: async ({ event: requestContext }) => {
    await requestContext.account;
  },
  onError: async (request) => {
    await request.event.account?.catch((refusal: Error) => {
      request.error = refusal;
    });
  },
};
