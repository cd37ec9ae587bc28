import { createHmac } from 'node:crypto';
import { addressKey } from '../secrets/address-key.ts';

/**
 * What stands in the table instead of an e-mail address or a name, so that it can be found again by whoever types it,
 * and is not told by the table. Case does not matter.
 */
export async function keyedHash(text: string): Promise<string> {
  return createHmac('sha256', await addressKey())
    .update(text.toLowerCase())
    .digest('base64url');
}
