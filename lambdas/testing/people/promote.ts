import { httpKeys } from '../../http/keys.ts';
import { memberKeys } from '../../members/store/keys.ts';
import { update } from '../../table/table.ts';

/** Makes a member administrator, as operations do; only where tests reach the table themselves. */
export async function promote(memberId: string): Promise<void> {
  for (const key of [httpKeys.account(memberId), memberKeys.profile(memberId)])
    await update<unknown>(key, { update: 'SET isAdmin = :true', values: { ':true': true } });
}
