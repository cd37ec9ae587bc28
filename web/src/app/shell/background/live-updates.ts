import type { QueryClient } from '@tanstack/react-query';
import { SECOND } from '../../../../../shared/limits.ts';
import type { ServerFrame } from '../../../../../shared/model/live.ts';
import type { NotificationType } from '../../../../../shared/model/notification-type.ts';
import { api } from '../../../api/client.ts';
import { joinChannel } from '../../../api/live/channel.ts';
import { onFrame, onLiveChange } from '../../../api/live/live.ts';
import { keyOf, read } from '../../../api/queries.ts';
import { setLiveParts } from '../../../components/live/LivePart.tsx';
import { NewComments } from '../../../entities/comment/NewComments.tsx';
import { forgetPosts } from '../../../entities/comment/new-comments.ts';
import {
  addMessage,
  messageDeleted,
  readByOther,
  readSomewhere,
} from '../../../entities/conversation/conversation-cache.ts';
import { deliverLost, isWaiting } from '../../../entities/conversation/deliver.ts';
import { showTyping, stopTyping } from '../../../entities/conversation/typing.ts';
import { strangersChanged } from '../../../entities/member/connecting/connection-cache.ts';
import { NewPosts } from '../../../entities/post/NewPosts.tsx';
import { postsChanged, setNewPosts } from '../../../entities/post/new-posts.ts';
import { NewProjectComments } from '../../../entities/project/NewProjectComments.tsx';
import { readAgain } from '../../../entities/project/project-cache.ts';
import { resumePush } from '../../../entities/push/keep-push.ts';
import type { NotificationFeed } from '../../../features/notifications/feed.ts';
import { showNews } from '../../../features/notifications/show-news.ts';
import { followPulls } from '../pull-to-refresh.ts';
import { followAppBadge } from './app-badge.ts';
import { keepApp } from './keep-app.ts';
import { resumeCalls } from './resume-calls.ts';
import { tellTimeZone } from './tell-time-zone.ts';
import { followShown } from './watched.ts';

/** What the channel tells about: read anew whenever it was not there for a while. */
const FOLLOWED = {
  notifications: keyOf(api.notifications.list),
  requests: keyOf(api.connections.requests),
  conversations: keyOf(api.conversations.list),
  conversation: keyOf(api.conversations.get),
  messages: keyOf(api.conversations.messages),
};

const CONVERSATIONS = [FOLLOWED.conversations, FOLLOWED.conversation, FOLLOWED.messages];

/** What shows who is connected with whom, and who may write to whom. */
const RELATED = [
  keyOf(api.connections.list),
  keyOf(api.connections.ofMember),
  keyOf(api.connections.mutual),
  keyOf(api.users.get),
  ...CONVERSATIONS,
];

/** What counts connections, and longer than the server usually takes until it does. */
const RELATED_LATER = [keyOf(api.users.get), keyOf(api.auth.me)];
const FOLLOWS = 1.5 * SECOND;

/** What a page that shows the project finds out by watching it, without moving what is being read. */
const TOLD_QUIETLY = new Set<NotificationType>(['project_comment', 'project_upvote']);

type Frame<Type> = Extract<ServerFrame, { type: Type }>;
type Counts = Frame<'counts'>;

/**
 * Puts what the server tells into what screens show.
 *
 * @returns what ends it, when the member leaves; undefined where the browser has not what it takes
 */
export function followLive(client: QueryClient, memberId: string): (() => void) | undefined {
  if (!('locks' in navigator) || !('BroadcastChannel' in window)) return undefined;
  const refresh = (queryKey: unknown[]): void => void client.invalidateQueries({ queryKey });
  let counts: Counts | undefined;
  const timers: number[] = [];

  function count(frame: Counts): void {
    // As many as are known: the new ones have come before.
    const { unread } = client.getQueryData<NotificationFeed>(FOLLOWED.notifications) ?? {};
    if (unread !== frame.notifications) refresh(FOLLOWED.notifications);
    if (counts?.requests !== frame.requests) refresh(FOLLOWED.requests);
    if (counts?.conversations !== frame.conversations) refresh(FOLLOWED.conversations);
    counts = frame;
  }

  function show({ conversationId, message }: Frame<'message'>): void {
    if (message.senderId !== memberId) stopTyping(conversationId);
    else if (isWaiting(client, memberId, conversationId)) {
      // Of what this tab has sent itself comes an answer, with which it takes the place of the one that waits.
      deliverLost(client, memberId);
      return;
    }
    addMessage(client, conversationId, message);
  }

  /** What the viewer is to another member has changed: buttons, lists and counts follow. */
  function relate({ memberId: userId }: Frame<'relation'>): void {
    const status = read(api.connections.status, { params: { userId } });
    const isShown = client.getQueryCache().find({ queryKey: status.queryKey })?.getObserversCount();
    // Lists tell it as well, and then nobody asks for it; a step of this tab has its own answer.
    if (isShown && client.isMutating({ mutationKey: ['connection', userId] }) === 0)
      client.fetchQuery({ ...status, staleTime: 0 }).catch(() => {});
    for (const key of RELATED) refresh(key);
    strangersChanged(client);
    timers.push(window.setTimeout(() => RELATED_LATER.forEach(refresh), FOLLOWS));
  }

  /** What a notification is about may be shown already, as it was before. */
  function notify({ notification }: Frame<'notification'>): void {
    showNews(client, notification);
    const { type, project } = notification;
    // Applications, the team, and whether a project is open.
    if (project && !TOLD_QUIETLY.has(type)) {
      readAgain(client, project._id);
      // Where a founder works through applicants, nothing moves under their hands.
      void client.invalidateQueries({ queryKey: keyOf(api.projects.received), refetchType: 'none' });
    }
    if (type === 'account_suspended' || type === 'suspension_lifted') refresh(keyOf(api.auth.me));
  }

  function hear(frame: ServerFrame): void {
    if (frame.type === 'counts') count(frame);
    if (frame.type === 'message') show(frame);
    if (frame.type === 'message-deleted') messageDeleted(client, frame.conversationId, frame.messageId);
    if (frame.type === 'read') {
      const mark = frame.memberId === memberId ? readSomewhere : readByOther;
      mark(client, frame.conversationId, frame.messageId);
    }
    if (frame.type === 'application') for (const key of CONVERSATIONS) refresh(key);
    if (frame.type === 'typing') showTyping(frame.conversationId);
    if (frame.type === 'notification') notify(frame);
    if (frame.type === 'relation') relate(frame);
    if (frame.type === 'changed') watched.changed(frame.topic);
    if (frame.type === 'feed') postsChanged(client, memberId, frame);
    // The next call finds that out, and says it; one that is on its way may be what has ended the session.
    if (frame.type === 'session-ended' && client.isMutating() === 0) refresh(FOLLOWED.notifications);
  }

  // A browser in a time zone that the server does not know goes without the mail of the day.
  tellTimeZone(memberId).catch(() => {});
  // Tried again with the next page that is opened.
  resumePush(memberId).catch(() => {});
  void resumeCalls(client, memberId);
  keepApp();
  setLiveParts({ newPosts: NewPosts, newComments: NewComments, newProjectComments: NewProjectComments });
  const channel = joinChannel();
  const watched = followShown(client, channel.watch);
  const ends = [
    followAppBadge(client),
    followPulls(client),
    onFrame(hear),
    onLiveChange(() => {
      counts = undefined;
      deliverLost(client, memberId);
      for (const key of Object.values(FOLLOWED)) refresh(key);
      watched.catchUp();
    }),
    watched.end,
    channel.leave,
  ];
  return () => {
    for (const end of ends) end();
    for (const timer of timers) window.clearTimeout(timer);
    setNewPosts({ ids: [], more: false });
    forgetPosts();
  };
}
