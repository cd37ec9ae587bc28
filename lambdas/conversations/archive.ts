import { otherMemberIn } from '../../shared/rules/conversation-id.ts';
import { everyPage, ownPages, PAGE } from '../members/archive-pages.ts';
import type { ArchivePart } from '../members/archive-part.ts';
import { forOwnedKinds } from '../members/owned-kinds.ts';
import { readStoredCards } from '../members/store/members.ts';
import { DELETED_MEMBER } from '../members/views/nobody.ts';
import { isHidden } from '../visibility/viewer.ts';
import type { EntryItem } from './store/items.ts';
import type { conversationKinds } from './store/keys.ts';
import { conversationKeys } from './store/keys.ts';
import { readMessages } from './store/messages.ts';
import { presentMessage } from './view.ts';

/** What the member has written, and what others have written to them as long as neither hides from the other. */
const messages: ArchivePart = {
  file: 'messages.json',
  async *rows(member) {
    const memberId = member._id;
    const { sk: prefix } = conversationKeys.entry(memberId, '');
    for await (const entries of ownPages<EntryItem>(memberId, prefix))
      for (const { conversationId } of entries) {
        const otherId = otherMemberIn(conversationId, memberId) ?? '';
        const [cards, isOtherHidden] = await Promise.all([
          readStoredCards([otherId]),
          isHidden(member, otherId),
        ]);
        const name = (isOtherHidden ? undefined : cards.get(otherId)?.name) ?? DELETED_MEMBER.name;
        const pages = everyPage(async (before) => {
          const { items, more } = await readMessages(conversationId, { before, limit: PAGE });
          return { items, next: more ? items.at(-1)?._id : undefined };
        });
        for await (const page of pages)
          yield page
            .filter(({ senderId }) => senderId === memberId || !isOtherHidden)
            .map((message) => ({
              with: name,
              isOwn: message.senderId === memberId,
              ...presentMessage(message),
            }));
      }
  },
};

const nothing: ArchivePart[] = [];

export const conversationArchive = forOwnedKinds<typeof conversationKinds>()({
  entry: [messages],
  // Says no more than the messages and how far the member has read.
  unread: nothing,
}).flat();
