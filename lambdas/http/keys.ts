import { itemKind } from '../table/key.ts';
import type { AccountItem, AttemptsItem, UsesItem } from './items.ts';

export const httpKeys = {
  /** Among the items of the member. */
  account: itemKind<AccountItem>()('MEMBER#{memberId}', 'ACCOUNT'),
  attempts: itemKind<AttemptsItem>({ isFollowed: false })('ATTEMPTS#{kind}#{whoText}', 'ATTEMPTS'),
  uses: itemKind<UsesItem>({ isFollowed: false })('USES#{memberId}#{dayNumber}', 'USES'),
};
