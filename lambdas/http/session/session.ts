import type { Auth } from '../../../shared/api/route.ts';
import { projects, auth as texts } from '../../../shared/texts.ts';
import { Forbidden, Unauthenticated } from '../errors.ts';
import type { Link } from '../exchange.ts';
import type { AccountItem } from '../items.ts';
import { liveAccount } from './accounts.ts';
import { tokenOf } from './session-cookie.ts';
import { readToken, type SessionToken } from './session-token.ts';

const ALLOWED: Record<Auth, (account: AccountItem) => boolean> = {
  public: () => true,
  member: () => true,
  founder: ({ userRole }) => userRole === 'founder',
  jobSeeker: ({ userRole }) => userRole === 'job_seeker',
  admin: ({ isAdmin }) => isAdmin,
};

/** What somebody of another role is told. */
const REFUSALS: Partial<Record<Auth, string>> = {
  admin: texts.adminOnly,
  founder: projects.founderOnlyCreate,
};

async function admit(token: SessionToken, rule: Auth): Promise<AccountItem> {
  const account = await liveAccount(token.memberId, token.sessionId);
  if (!account) throw new Unauthenticated();
  if (!ALLOWED[rule](account)) throw new Forbidden(REFUSALS[rule]);
  return account;
}

/**
 * Checks who calls. The look into the account starts here and runs beside what follows: a read may already fetch
 * what it would show, because nothing leaves before the check is done; a write waits for it (`handle.ts`).
 */
export const session: Link = {
  before: async ({ event: exchange }) => {
    const { route } = exchange;
    if (route.auth === 'public') return;
    const text = tokenOf(exchange);
    const token = text ? await readToken(text) : undefined;
    if (!token) throw new Unauthenticated();
    exchange.memberId = token.memberId;
    exchange.sessionId = token.sessionId;
    exchange.account = admit(token, route.auth);
    exchange.account.catch(() => {});
  },
  after: async ({ event: exchange }) => {
    await exchange.account;
  },
  onError: async (request) => {
    await request.event.account?.catch((refusal: Error) => {
      request.error = refusal;
    });
  },
};
