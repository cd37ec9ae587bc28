import { createHmac } from 'node:crypto';
import { addressKey } from '../../secrets/address-key.ts';
import type { Key } from '../../table/key.ts';
import { get, put } from '../../table/table.ts';
import type { UndeliverableItem } from './items.ts';
import { mailKeys } from './keys.ts';

/** By a keyed hash, so that the mark outlives the member without naming anybody. */
async function keyOf(address: string): Promise<Key<UndeliverableItem>> {
  const hash = createHmac('sha256', await addressKey())
    .update(address.toLowerCase())
    .digest('base64url');
  return mailKeys.undeliverable(hash);
}

/** Remembers that an address takes no mail, so that it gets none any more. */
export async function markUndeliverable(address: string, reason: UndeliverableItem['reason']): Promise<void> {
  const mark: UndeliverableItem = { reason, at: new Date().toISOString() };
  await put({ ...(await keyOf(address)), ...mark });
}

/** Whether an address has bounced or complained. */
export const isUndeliverable = async (address: string): Promise<boolean> =>
  (await get(await keyOf(address), { consistent: true })) !== undefined;
