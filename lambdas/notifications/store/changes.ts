import type { IndexKey, Key } from '../../table/key.ts';
import type { Write } from '../../table/write.ts';
import type { Reaction } from './groups/group.ts';
import type { GroupItem, NotificationItem } from './items.ts';

export type NewNotification = Omit<NotificationItem, 'read' | 'dismissed' | 'ttl' | keyof IndexKey>;

/** The item that a notification is about: while it stands, so does the notification. */
export interface Cause {
  key: Key;
  /** Attributes that tell it from an earlier or later item under the same key. */
  with: Record<string, string>;
  /** Attributes by which it stands no longer, although it is there. */
  unless?: Record<string, string>;
  /** Whether it may stay, or a later item may take its key, when the sender leaves: the notification is found by them then. */
  mayOutlastSender?: true;
}

/**
 * What is to become of one notification. With `unreadWhile` it stays when its cause has come to other attributes than
 * these, but counts as read.
 */
export type NotificationChange =
  | {
      kind: 'add';
      notification: NewNotification;
      cause?: Cause;
      unreadWhile?: Record<string, string>;
      /** Whose the thing is that it is about: nobody is notified of what is hidden from them. */
      ownerId?: string;
    }
  | { kind: 'read'; notificationId: string }
  /** For good: its sender is hidden from the recipient, or muted. */
  | { kind: 'hide'; notificationId: string }
  | { kind: 'retract'; notificationId: string };

export type Addition = Extract<NotificationChange, { kind: 'add' }>;

/** What a change of one notification writes, and by how much it changes the counts of its member. */
export interface CountedWrite {
  write: Write;
  unread: number;
  notificationCount: number;
  /** The notification, and the group that it counts in, if any. */
  reaction: Reaction;
  group: Key<GroupItem> | undefined;
}
