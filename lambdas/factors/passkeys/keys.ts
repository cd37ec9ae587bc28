import { itemKind } from '../../table/key.ts';
import type { PasskeyItem, SpentChallengeItem } from './items.ts';

export const passkeyKeys = {
  passkey: itemKind<PasskeyItem>()('MEMBER#{memberId}', 'PASSKEY#{passkeyId}'),
  spentChallenge: itemKind<SpentChallengeItem>()('CHALLENGE#{challengeId}', 'SPENT'),
};
