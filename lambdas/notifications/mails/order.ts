import { DAY, NEWS_BEFORE_MAIL } from '../../../shared/limits.ts';
import { type Choosable, choosable } from '../../../shared/rules/notifications/mail-choices.ts';
import { subscribe } from '../../events/subscriber.ts';
import { delayed, type Job, openJob } from '../../jobs/store.ts';
import { mailJob } from '../../mail/orders.ts';
import { memberKinds } from '../../members/store/keys.ts';
import { listInUtc } from '../../preferences/store/digests.ts';
import { type KnownPreferences, readPreferencesOf } from '../../preferences/store/preferences.ts';
import { getMany } from '../../table/batch.ts';
import { idTime } from '../../table/ids.ts';
import type { NotificationEvent } from '../events.ts';
import type { NotificationItem } from '../store/items.ts';
import { notificationMailKinds } from './kinds.ts';

const on = subscribe<NotificationEvent>();

/** What says nothing new the second time: one mail a day about each thing is enough. */
const ONE_A_DAY: ReadonlySet<Choosable> = new Set<Choosable>(['post_like', 'project_upvote']);

const aboutOf = ({ _id, postId, projectId }: NotificationItem, type: Choosable): string =>
  ONE_A_DAY.has(type) ? `${type}#${postId ?? projectId}#${Math.floor(idTime(_id) / DAY)}` : _id;

/** Those of some members to whose address mails leave: nobody is mailed who has not confirmed theirs. */
async function reachable(memberIds: Iterable<string>): Promise<Set<string>> {
  const keys = [...new Set(memberIds)].map((memberId) => memberKinds.profile(memberId));
  const profiles = await getMany(keys);
  return new Set(
    profiles.flatMap((profile) =>
      profile.isRecoveryVerified ? (memberKinds.profile.valuesOf(profile)?.memberId ?? []) : [],
    ),
  );
}

/** Lists those for the mail of the day who use only clients that tell no time zone. */
async function listUnknownZones(events: NotificationEvent[], preferences: Map<string, KnownPreferences>) {
  const unlisted = new Map<string, KnownPreferences>();
  for (const { memberId, notification } of events) {
    const chosen = preferences.get(memberId);
    const type = choosable(notification.type);
    if (chosen && !chosen.isZoneKnown && type && chosen.types[type].email === 'daily')
      unlisted.set(memberId, chosen);
  }
  await Promise.all([...unlisted].map(([memberId, chosen]) => listInUtc(memberId, chosen)));
}

/** Orders the mails about news that come at once, and lists who gets news once a day. */
export const mailNews = on(['notification.added'], async (events) => {
  const preferences = await readPreferencesOf(events.map(({ memberId }) => memberId));
  await listUnknownZones(events, preferences);
  const orders = new Map<string, { memberId: string; order: Job }>();
  for (const { memberId, notification } of events) {
    const { _id } = notification;
    const type = choosable(notification.type);
    if (type === undefined || idTime(_id) < Date.now() - DAY) continue;
    if (preferences.get(memberId)?.types[type].email !== 'instant') continue;
    const about = aboutOf(notification, type);
    const order = mailJob(notificationMailKinds.news, { memberId, notificationId: _id, type, about });
    orders.set(order.jobId, { memberId, order });
  }
  const mailed = await reachable([...orders.values()].map(({ memberId }) => memberId));
  await Promise.all(
    [...orders.values()].map(async ({ memberId, order }) => {
      if (mailed.has(memberId)) await openJob(delayed(order, NEWS_BEFORE_MAIL));
    }),
  );
});
