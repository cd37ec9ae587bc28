import { notificationPath } from '../../../shared/rules/notifications/path.ts';
import { readAccount } from '../../http/session/accounts.ts';
import { pushComposers } from '../../push/kind.ts';
import { newViewer } from '../../visibility/viewer.ts';
import { readNews } from '../news.ts';
import { readGroups } from '../store/groups/changes.ts';
import { groupOfStored } from '../store/groups/group.ts';
import { readReferences } from '../store/references.ts';
import { namedInRow, presentRow } from '../view.ts';
import { notificationPushKinds } from './kinds.ts';

export const notificationPushes = pushComposers(notificationPushKinds, {
  /** As the grouped list shows it; not what was seen or taken back meanwhile, nor what the member wants no push of any more. */
  async news(order) {
    const news = await readNews(order);
    if (!news?.choice.push) return undefined;
    const { notification, card } = news;
    const { memberId } = order;
    const viewer = newViewer(
      memberId,
      readAccount(memberId).then((found) => found ?? {}),
    );
    const [group] = (await readGroups([groupOfStored(notification)])).values();
    const row = group ?? notification;
    const shown = presentRow(row, card, await readReferences(viewer, namedInRow(row)));
    return shown && { _id: shown._id, text: shown.content, path: notificationPath(shown) };
  },
});
