import { type IndexKey, itemKind } from '../table/key.ts';
import type { EdgeItem, HiddenItem } from './items.ts';

export type EdgeKind = 'block' | 'mute';

const LISTS = { block: 'BLOCKERS', mute: 'MUTERS' } as const;

export const visibilityKeys = {
  hidden: itemKind<HiddenItem>({ isFollowed: false })('MEMBER#{memberId}', 'HIDDEN'),
  block: itemKind<EdgeItem>()('MEMBER#{memberId}', 'BLOCK#{otherId}'),
  mute: itemKind<EdgeItem>()('MEMBER#{memberId}', 'MUTE#{otherId}'),
  /** An edge among all that lead to the same member. */
  byOther: (kind: EdgeKind, otherId: string, memberId: string): IndexKey => ({
    gsi1pk: `${LISTS[kind]}#${otherId}`,
    gsi1sk: memberId,
  }),
};
