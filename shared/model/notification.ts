import * as z from 'zod';
import { NOTIFICATION_ACTORS, NOTIFICATION_IDS_MAX } from '../limits.ts';
import { commentId, id, instant, picture } from './common.ts';
import { person } from './member.ts';
import { notificationType } from './notification-type.ts';
import { applicationId } from './project.ts';
import { searchRequest } from './saved-search.ts';

export const notification = () =>
  z.strictObject({
    _id: id,
    type: notificationType,
    read: z.boolean(),
    createdAt: instant,
    sender: person(),
    content: z.string().min(1),
    post: z.strictObject({ _id: id, image: picture, content: z.string() }).optional(),
    project: z
      .strictObject({ _id: id, name: z.string(), poster: picture, description: z.string() })
      .optional(),
    /** The comment or reply that it is about, of a group the newest; absent where that is not known. */
    commentId: commentId.optional(),
    /** The application that the viewer has received as a founder. */
    applicationId: applicationId.optional(),
    /** The saved search that has new matches. */
    search: searchRequest().optional(),
  });
export type Notification = z.infer<ReturnType<typeof notification>>;

/** What a row of the grouped list tells besides. */
const group = () =>
  z.strictObject({
    /** The same as long as the row is about the same, whatever comes to it. */
    group: z.string(),
    /** Who has caused it, newest first. */
    actors: z.array(person()).max(NOTIFICATION_ACTORS),
    /** How many members have caused it. */
    actorCount: z.number(),
    /** How many of its notifications are unread. */
    unreadCount: z.number(),
    /** Its newest notifications, newest first. */
    ids: z.array(id).max(NOTIFICATION_IDS_MAX),
  });

/** A row of the list of notifications: one by itself or, where that was asked for, a group. */
export const notificationRow = () => notification().extend(group().partial().shape);
export type NotificationRow = z.infer<ReturnType<typeof notificationRow>>;

/** A row of the grouped list: one notification, or several as one, with the id, time and sender of the newest. */
export type NotificationGroup = Notification & z.infer<ReturnType<typeof group>>;
