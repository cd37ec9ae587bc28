import { key } from '../table/key.ts';
import type { AccountItem, AttemptsItem } from './items.ts';

export const httpKeys = {
  /** Among the items of the member. */
  account: (memberId: string) => key<AccountItem>(`MEMBER#${memberId}`, 'ACCOUNT'),
  attempts: (kind: string, who: string) => key<AttemptsItem>(`ATTEMPTS#${kind}#${who}`, 'ATTEMPTS'),
};
