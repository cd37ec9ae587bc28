import { idTime } from '../../table/ids.ts';
import { readAllCards } from '../../users/store/members.ts';
import type { EdgeItem } from '../../visibility/items.ts';
import { type EdgeKind, visibilityKeys } from '../../visibility/keys.ts';
import { eachPage, ownPages } from './pages.ts';
import type { Part } from './part.ts';

const edges = (kind: EdgeKind, memberId: string) =>
  eachPage(ownPages<EdgeItem>(memberId, visibilityKeys[kind](memberId, '').sk), async (page) => {
    const cards = await readAllCards(page.map(({ otherId }) => otherId));
    return page.map(({ _id, otherId }) => ({
      member: { _id: otherId, name: cards.get(otherId)?.name, username: cards.get(otherId)?.username },
      since: new Date(idTime(_id)).toISOString(),
    }));
  });

/** Whom the member has blocked; who has blocked them is not theirs to know. */
export const blocks: Part = { file: 'blocks.json', rows: (memberId) => edges('block', memberId) };

export const mutes: Part = { file: 'mutes.json', rows: (memberId) => edges('mute', memberId) };
