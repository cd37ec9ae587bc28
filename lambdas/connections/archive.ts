import { everyPage, PAGE } from '../members/archive-pages.ts';
import type { ArchivePart } from '../members/archive-part.ts';
import { forOwnedKinds } from '../members/owned-kinds.ts';
import { readCards } from '../members/store/members.ts';
import { idTime } from '../table/ids.ts';
import type { Stored } from '../table/table.ts';
import type { ViewingMember } from '../visibility/viewer.ts';
import type { RelationItem } from './store/items.ts';
import type { connectionKeys } from './store/keys.ts';
import { readRelations } from './store/relations.ts';

type Relation = Stored<RelationItem>;

const iso = (id: string): string => new Date(idTime(id)).toISOString();

/** What a member is to others, with who these are; members who have left are missing. */
async function* relations(viewer: ViewingMember, isWanted: (relation: Relation) => boolean) {
  const pages = everyPage<Relation>(async (after) => {
    const { items, more } = await readRelations(viewer._id, { after, limit: PAGE });
    return { items, next: more ? items.at(-1)?.sk : undefined };
  });
  for await (const page of pages) {
    const wanted = page.filter(isWanted);
    const cards = await readCards(
      viewer,
      wanted.map(({ otherId }) => otherId),
    );
    yield wanted.flatMap((relation) => {
      const { _id, name, username, headline } = cards.get(relation.otherId) ?? {};
      return _id ? [{ relation, member: { _id, name, username, headline } }] : [];
    });
  }
}

const connections: ArchivePart = {
  file: 'connections.json',
  async *rows(viewer) {
    for await (const page of relations(viewer, ({ state }) => state === 'connected'))
      yield page.map(({ relation, member }) => ({
        ...member,
        ...(relation.gsi1sk && { connectedAt: iso(relation.gsi1sk) }),
      }));
  },
};

/** In words of the member's own view: what is kept of one that is over is kept for a while. */
const DIRECTIONS: Partial<Record<RelationItem['state'], string>> = {
  pending_sender: 'sent',
  pending_recipient: 'received',
  rejected: 'declined by you',
};

const requests: ArchivePart = {
  file: 'connection-requests.json',
  async *rows(viewer) {
    for await (const page of relations(viewer, ({ state }) => state in DIRECTIONS))
      yield page.map(({ relation: { state, requestedAt }, member }) => ({
        member,
        request: DIRECTIONS[state],
        requestedAt: iso(requestedAt),
      }));
  },
};

export const connectionArchive = forOwnedKinds<typeof connectionKeys>()({
  relation: [connections, requests],
}).flat();
