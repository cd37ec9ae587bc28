import { preferences } from '../../shared/api/preferences.ts';
import { API_PREFIX } from '../../shared/api/route.ts';
import { UNSUBSCRIBE_LINK_VALID } from '../../shared/limits.ts';
import type { Unsubscribe } from '../mail/layout.ts';
import { isSigned, linkWith, readLink, signLink } from '../mail/links.ts';
import { UNSUBSCRIBABLE, type Unsubscribable } from './turned-off.ts';

const PURPOSE = 'unsubscribe';

/** The page of a token. */
export const unsubscribePage = (site: string, token: string): string => linkWith(site, '/unsubscribe', token);

/** What turns off the mails of a kind to a member. */
export const unsubscribeToken = (memberId: string, mailed: Unsubscribable): Promise<string> =>
  signLink(PURPOSE, memberId, [mailed]);

/** Where a member turns off the mails of a kind, without signing in. */
export async function unsubscribeLinks(
  site: string,
  memberId: string,
  mailed: Unsubscribable,
): Promise<Unsubscribe> {
  const token = await unsubscribeToken(memberId, mailed);
  const { path } = preferences.unsubscribe;
  return {
    page: unsubscribePage(site, token),
    oneClick: `${site}${API_PREFIX}${path}?token=${token}`,
  };
}

/** Which mails of whom a token turns off; undefined when it does not work, or no longer. */
export async function readUnsubscribeLink(
  token: string,
): Promise<{ memberId: string; mailed: Unsubscribable } | undefined> {
  const link = readLink(token);
  if (!link) return undefined;
  for (const mailed of UNSUBSCRIBABLE)
    if (await isSigned(PURPOSE, link, [mailed], UNSUBSCRIBE_LINK_VALID))
      return { memberId: link.memberId, mailed };
  return undefined;
}
