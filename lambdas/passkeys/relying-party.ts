import { brand } from '../../shared/texts.ts';
import { config } from '../config.ts';

/** What a passkey belongs to (WebAuthn Level 3, section 4, "Relying Party"): the site at one host. */
export interface RelyingParty {
  id: string;
  name: string;
  origin: string;
}

/**
 * The relying party that a browser sees.
 *
 * @param host of the page, with its port where that is not the usual one
 */
export const relyingParty = (host: string): RelyingParty => ({
  id: host.replace(/:\d+$/, ''),
  name: brand.name,
  origin: `${config().SECURE_COOKIES ? 'https' : 'http'}://${host}`,
});
