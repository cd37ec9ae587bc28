import { eachPage, ownPages } from '../members/archive-pages.ts';
import type { ArchivePart } from '../members/archive-part.ts';
import { forOwnedKinds } from '../members/owned-kinds.ts';
import { readStoredCards } from '../members/store/members.ts';
import { idTime } from '../table/ids.ts';
import type { EdgeItem } from '../visibility/items.ts';
import { type EdgeKind, visibilityKeys } from '../visibility/keys.ts';

const edges = (kind: EdgeKind, memberId: string) =>
  eachPage(ownPages<EdgeItem>(memberId, visibilityKeys[kind](memberId, '').sk), async (page) => {
    const cards = await readStoredCards(page.map(({ otherId }) => otherId));
    return page.map(({ _id, otherId }) => ({
      member: { _id: otherId, name: cards.get(otherId)?.name, username: cards.get(otherId)?.username },
      since: new Date(idTime(_id)).toISOString(),
    }));
  });

/** Whom the member has blocked; who has blocked them is not theirs to know. */
const blocks: ArchivePart = { file: 'blocks.json', rows: ({ _id: memberId }) => edges('block', memberId) };

const mutes: ArchivePart = { file: 'mutes.json', rows: ({ _id: memberId }) => edges('mute', memberId) };

export const hidingArchive = forOwnedKinds<typeof visibilityKeys>()({
  block: [blocks],
  mute: [mutes],
  // Follows from these.
  hidden: [],
}).flat();
