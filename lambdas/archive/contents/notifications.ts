import { readNotifications } from '../../notifications/store/list.ts';
import { readReferences } from '../../notifications/store/references.ts';
import { presentNotification } from '../../notifications/view.ts';
import { readCard } from '../../users/store/members.ts';
import { everyPage, PAGE } from './pages.ts';
import type { Part } from './part.ts';

/** What the member's list of notifications shows. */
export const notifications: Part = {
  file: 'notifications.json',
  async *rows(memberId) {
    const card = await readCard(memberId, { consistent: true });
    if (!card) return;
    const pages = everyPage(async (before) => {
      const page = await readNotifications(card, { before, limit: PAGE });
      return { items: page.notifications, next: page.more ? page.notifications.at(-1)?._id : undefined };
    });
    for await (const page of pages) {
      const references = await readReferences(page);
      yield page.flatMap((one) => {
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
