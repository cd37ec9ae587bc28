import { everyPage, PAGE } from '../members/archive-pages.ts';
import type { ArchivePart } from '../members/archive-part.ts';
import { forOwnedKinds } from '../members/owned-kinds.ts';
import { readStoredCard } from '../members/store/members.ts';
import type { notificationKeys } from './store/keys.ts';
import { readNotifications, readShown } from './store/list.ts';
import { readReferences } from './store/references.ts';
import { presentNotification } from './view.ts';

/** What the member's list of notifications shows. */
const notifications: ArchivePart = {
  file: 'notifications.json',
  async *rows(viewer) {
    const card = await readStoredCard(viewer._id, { consistent: true });
    if (!card) return;
    const pages = everyPage(async (before) => {
      const page = await readNotifications(card, { before, limit: PAGE });
      return { items: page.notifications, next: page.more ? page.notifications.at(-1)?._id : undefined };
    });
    for await (const page of pages) {
      const [stored, references] = await Promise.all([readShown(card, page), readReferences(viewer, page)]);
      yield stored.flatMap((one) => {
        const shown = presentNotification(one, card, references);
        if (!shown) return [];
        const { _id, type, read, createdAt, content, sender, post, project } = shown;
        return [
          {
            ...{ _id, type, read, createdAt, content, sender: sender.name },
            ...(post && { postId: post._id }),
            ...(project && { project: { _id: project._id, name: project.name } }),
          },
        ];
      });
    }
  },
};

export const notificationArchive = forOwnedKinds<typeof notificationKeys>()({
  notification: [notifications],
  // Its list is read with all others.
  listed: [],
  // They hold nothing but what the list shows.
  group: [],
}).flat();
