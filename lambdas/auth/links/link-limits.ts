import { HOUR, LINKS_PER_EMAIL_PER_HOUR, SECOND } from '../../../shared/limits.ts';
import { config } from '../../config.ts';
import { TooManyRequests } from '../../http/errors.ts';
import { countInWindow } from '../../http/limits/rate-limits.ts';

/** How many mails with a link one e-mail address may get, known or not, within how many milliseconds. */
interface PerEmail {
  most: number;
  within: number;
}

/**
 * Counts a mail with a link that is asked for, or a link that is tried.
 *
 * @param kind which counter
 * @param address where the call came from
 * @param email whom a mail would go to, whether it is anybody's address or not
 * @throws TooManyRequests when there were too many from there, or for that e-mail address
 */
export async function limitLinks(
  kind: string,
  address: string,
  email?: string,
  { most, within }: PerEmail = { most: LINKS_PER_EMAIL_PER_HOUR, within: HOUR },
): Promise<void> {
  const [fromAddress, forEmail] = await Promise.all([
    countInWindow(kind, address, HOUR),
    email === undefined ? 0 : countInWindow(`${kind}-email`, email.toLowerCase(), within),
  ]);
  if (fromAddress > config().LINKS_PER_ADDRESS_PER_HOUR) throw new TooManyRequests(HOUR / SECOND);
  if (forEmail > most) throw new TooManyRequests(within / SECOND);
}
