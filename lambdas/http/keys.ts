import { itemKind } from '../table/key.ts';
import type { AccountItem, AttemptsItem } from './items.ts';

export const httpKeys = {
  /** Among the items of the member. */
  account: itemKind<AccountItem>()('MEMBER#{memberId}', 'ACCOUNT'),
  attempts: itemKind<AttemptsItem>()('ATTEMPTS#{kind}#{whoText}', 'ATTEMPTS'),
};
