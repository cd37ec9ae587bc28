import { newJob } from '../../../jobs/store.ts';
import type { MemberSummary } from '../../../members/store/items.ts';
import type { Stored } from '../../../table/table.ts';
import type { Write } from '../../../table/write.ts';
import { notificationJobKinds } from '../../jobs/kinds.ts';
import { countNotifications } from '../counts.ts';
import type { GroupItem } from '../items.ts';
import { contentOf, EMPTY, groupWrite } from './group.ts';

/** The writes that mark all of a group as read, however many they are; none when they are. */
export function readingGroup(card: MemberSummary, group: Stored<GroupItem>): Write[] {
  const content = contentOf(card, group);
  if (content.unread === 0) return [];
  return [
    groupWrite(card, group, { ...group, readUpTo: group._id }, group, { ...content, unread: 0 }),
    countNotifications(card, { unread: -content.unread, notificationCount: 0 }),
  ];
}

/** The writes that take all of a group from its member's lists, however many they are; their items follow. */
export function hidingGroup(card: MemberSummary, group: Stored<GroupItem>): Write[] {
  const { unread, count } = contentOf(card, group);
  const { memberId, upTo, sk } = { memberId: card._id, upTo: group._id, sk: group.sk };
  return [
    groupWrite(card, group, { ...group, readUpTo: upTo, clearedUpTo: upTo }, group, EMPTY),
    countNotifications(card, { unread: -unread, notificationCount: -count }),
    { put: newJob(notificationJobKinds.hideClearedGroup, { memberId, group: sk, upTo }) },
  ];
}
