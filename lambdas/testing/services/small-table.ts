import { conversationIdOf } from '../../../shared/rules/conversation-id.ts';
import { prefixesOf, searchWords } from '../../../shared/rules/search/word-search.ts';
import { connectionKeys } from '../../connections/store/keys.ts';
import { newConversation, withParticipant } from '../../conversations/store/conversations.ts';
import { conversationKeys } from '../../conversations/store/keys.ts';
import { httpKeys } from '../../http/keys.ts';
import { packNumbers } from '../../listing/packed-numbers.ts';
import { CARD_DEFAULTS, PROFILE_DEFAULTS } from '../../members/store/defaults.ts';
import { moveEntries } from '../../members/store/directory.ts';
import type { MemberSummary } from '../../members/store/items.ts';
import { memberKeys } from '../../members/store/keys.ts';
import { authorOf, cardOf } from '../../members/store/members.ts';
import { personOf } from '../../members/store/person.ts';
import { groupKeyOf, groupWrite } from '../../notifications/store/groups/group.ts';
import { recount } from '../../notifications/store/groups/recount.ts';
import type { NotificationItem } from '../../notifications/store/items.ts';
import { notificationKeys } from '../../notifications/store/keys.ts';
import { monthOf, postKeys, postKinds } from '../../posts/store/keys.ts';
import type { ProjectItem } from '../../projects/store/items.ts';
import { projectKeys } from '../../projects/store/keys.ts';
import { listKeys, wordKeys } from '../../projects/store/listing/keys.ts';
import { listFor } from '../../projects/store/listing/lists.ts';
import { roleWordKeys } from '../../roles/store/listing/keys.ts';
import { wordsOfRoles } from '../../roles/store/listing/search-words.ts';
import { people, posts } from '../../search/store/sources.ts';
import { newId, numberedId } from '../../table/ids.ts';
import type { Key } from '../../table/key.ts';
import { projectRowItems, searchedPerson, searchedPost, searchItems } from '../things/search-items.ts';

const NOW = Date.now();

/** What stands in the small table, by names. */
export const IDS = {
  ada: newId(NOW - 9_000),
  ben: newId(NOW - 8_000),
  cleo: newId(NOW - 7_000),
  post: newId(NOW - 6_000),
  like: newId(NOW - 5_900),
  comment: newId(NOW - 5_800),
  asked: newId(NOW - 5_700),
  connected: newId(NOW - 5_600),
  waiting: newId(NOW - 5_500),
  project: numberedId(1, NOW - 5_000),
  role: newId(NOW - 5_000),
  upvote: newId(NOW - 4_900),
  projectComment: newId(NOW - 4_800),
  applied: newId(NOW - 4_700),
  accepted: newId(NOW - 4_600),
  message: numberedId(1, NOW - 4_500),
};

type Put = Key & { [attribute: string]: unknown };

function memberOf(
  _id: string,
  username: string,
  counts: Partial<MemberSummary>,
  userRole: MemberSummary['userRole'],
) {
  const member = {
    ...CARD_DEFAULTS,
    ...PROFILE_DEFAULTS,
    _id,
    username,
    name: `${username} Example`,
    email: `${username}@example.com`,
    isAdmin: false,
    createdAt: '',
    ...counts,
    userRole,
  };
  const card = cardOf(member);
  const places = moveEntries(undefined, card).flatMap((write): Put[] => ('put' in write ? [write.put] : []));
  const items: Put[] = [
    { ...memberKeys.card(_id), ...card },
    { ...memberKeys.profile(_id), email: member.email, skills: member.skills },
    { ...httpKeys.account(_id), memberId: _id, username, userRole },
    { ...memberKeys.username(username), memberId: _id },
    { ...memberKeys.email(member.email), memberId: _id },
    ...places,
  ];
  return { card, items };
}

type Told = Omit<NotificationItem, '_id'> & { senderId: string };

const notified = (recipientId: string, _id: string, attributes: Told): Put => ({
  ...notificationKeys.keyOf(recipientId, { _id, ...attributes }),
  _id,
  ...attributes,
});

/** An unread notification in a group of its own. */
function reacted(recipientId: string, _id: string, attributes: Told): Put[] {
  const reaction = { _id, ...attributes };
  const content = recount([{ ...reaction, isUnread: true }]);
  const key = groupKeyOf(recipientId, reaction);
  const { put } = groupWrite({ readUpTo: '', clearedUpTo: '' }, key, undefined, reaction, content);
  return [notified(recipientId, _id, attributes), put];
}

/** Ben has written to Ada, who has not read it yet. */
function conversationItems(): Put[] {
  const { ada, ben, message: _id } = IDS;
  const conversationId = conversationIdOf(ada, ben);
  const conversation = newConversation(conversationId);
  const message = { _id, senderId: ben, text: 'Hello', attachments: [] };
  return [
    {
      ...conversationKeys.conversation(conversationId),
      ...conversation,
      participants: withParticipant(conversation, ben, { sent: 1 }),
      last: message,
      version: 1,
    },
    { ...conversationKeys.message(conversationId, _id), ...message, sentBySender: 1, sentByOther: 0 },
    ...[ada, ben].map((memberId) => ({
      ...conversationKeys.entry(memberId, conversationId),
      ...conversationKeys.byNewest(memberId, _id, false),
      conversationId,
    })),
    { ...conversationKeys.unread(ada, conversationId), conversationId },
  ];
}

/**
 * A table in which everything agrees: Ada has a post and a project, Ben is connected to her, has written to her, likes the post, has
 * commented on both, has upvoted the project and is in its team; Cleo has asked Ada for a connection.
 */
export function smallTable(): Put[] {
  const { ada, ben, cleo, post, like, comment, asked, connected, waiting, project, role } = IDS;
  const [a, b, c] = [
    memberOf(ada, 'ada', { connectionCount: 1, notificationCount: 7, unread: 6 }, 'founder'),
    memberOf(ben, 'ben', { connectionCount: 1, notificationCount: 2, unread: 2 }, 'job_seeker'),
    memberOf(cleo, 'cleo', {}, null),
  ];
  const commented = {
    _id: comment,
    user: { _id: ben, name: b.card.name, username: 'ben', profilePicture: '' },
    userVersion: 1,
    content: 'Well said',
    edited: false,
    likeCount: 1,
    dislikeCount: 0,
    reactors: { [ada]: 'like' },
  };
  const said = { _id: IDS.projectComment, text: 'Promising', user: personOf(b.card), userVersion: 1 };
  const placing = { category: 'Software', stage: 'idea' } as const;
  const roles = [{ _id: role, title: 'Designer', description: '' }];
  const lists = [{}, { category: placing.category }, { stage: placing.stage }, placing].flatMap((filter) =>
    (['latest', 'upvotes'] as const).map((sort): Put => {
      const entry = sort === 'upvotes' ? 2 ** 32 + 1 : 1;
      return {
        ...listKeys.root(listFor(sort, filter).name),
        version: 1,
        bounds: [0],
        counts: [1],
        only: packNumbers([entry]),
      };
    }),
  );
  const written = {
    ...postKeys.byAuthor(ada, post),
    _id: post,
    author: authorOf(a.card),
    authorVersion: 1,
    content: 'Hello',
    createdAt: '',
    poll: { options: [{ _id: 'option1' as const, text: 'Tea' }], closesAt: '' },
  };
  const founded: ProjectItem = {
    _id: project,
    name: 'Tidewise',
    description: 'Forecasts',
    ...placing,
    website: '',
    poster: '',
    roles,
    founder: personOf(a.card),
    founderVersion: 1,
    createdAt: '',
    updatedAt: '',
    version: 1,
  };
  return [
    ...[a, b, c].flatMap(({ items }) => items),
    ...conversationItems(),
    ...searchItems(
      people,
      [a, b, c].map(({ card }) => searchedPerson(card, PROFILE_DEFAULTS)),
    ),
    ...searchItems(posts, [searchedPost(written)]),
    {
      ...connectionKeys.relation(ada, ben),
      ...connectionKeys.byConnection(ada, connected),
      otherId: ben,
      state: 'connected',
      requestedAt: asked,
    },
    {
      ...connectionKeys.relation(ben, ada),
      ...connectionKeys.byConnection(ben, connected),
      otherId: ada,
      state: 'connected',
      requestedAt: asked,
    },
    {
      ...connectionKeys.relation(ada, cleo),
      ...connectionKeys.byRequest(ada, waiting),
      otherId: cleo,
      state: 'pending_recipient',
      requestedAt: waiting,
    },
    { ...connectionKeys.relation(cleo, ada), otherId: ada, state: 'pending_sender', requestedAt: waiting },
    { ...postKinds.months(), months: new Set([monthOf(post)]) },
    { ...postKeys.post(monthOf(post), post), ...written },
    { ...postKeys.tally(monthOf(post), post), likeCount: 1, likers: [ben], option1: 1, commentCount: 1 },
    { ...postKeys.previews(monthOf(post), post), comments: [commented] },
    {
      ...postKeys.like(ben, post),
      ...postKeys.byLikedPost(post, 0, ben),
      _id: like,
      postId: post,
      memberId: ben,
      authorId: ada,
    },
    { ...postKeys.vote(ben, post), postId: post, memberId: ben, optionId: 'option1' },
    {
      ...postKeys.comment(post, comment),
      ...postKeys.byWriter(ben, comment),
      ...commented,
      postId: post,
      authorId: ada,
    },
    { ...postKeys.reaction(ada, comment), postId: post, commentId: comment, reaction: 'like' },
    { ...projectKeys.project(project), ...founded },
    ...projectRowItems(founded),
    {
      ...projectKeys.seats(project),
      ...projectKeys.byProject(ada, project),
      teamSize: 2,
      taken: 2,
      roles: { [role]: { limit: 1, filled: 1 } },
    },
    {
      ...projectKeys.team(project, ben),
      ...projectKeys.byProject(ben, project),
      member: personOf(b.card),
      roleId: role,
    },
    { ...projectKeys.upvotes(project), upvoteCount: 1, upvoters: [ben] },
    { ...projectKeys.commentSummary(project), commentCount: 1, upTo: 1, newest: [said], version: 1 },
    { ...projectKeys.commentCounter(project), count: 1 },
    {
      ...projectKeys.projectComment(project, 0),
      ...said,
      projectId: project,
      founderId: ada,
      number: 0,
    },
    {
      ...projectKeys.upvote(ben, project),
      _id: IDS.upvote,
      projectId: project,
      founderId: ada,
      memberId: ben,
    },
    {
      ...projectKeys.application(ben, project, role),
      ...projectKeys.byApplication(project, 'accepted', IDS.applied),
      _id: 'application',
      projectId: project,
      founderId: ada,
      memberId: ben,
      roleId: role,
      status: 'accepted',
      appliedAt: IDS.applied,
      decidedAt: IDS.accepted,
    },
    { ...projectKeys.applied(ben, IDS.applied), projectId: project, roleId: role },
    ...lists,
    ...[...prefixesOf(searchWords('Tidewise Forecasts'))].map(
      (start): Put => ({ ...wordKeys(start, 0), numbers: packNumbers([1]), version: 1 }),
    ),
    // The role is full: searches find it, lists do not hold it.
    ...wordsOfRoles({ _id: project, roles }).flatMap(({ number, words, terms }) =>
      [...prefixesOf(words), ...terms].map(
        (term): Put => ({ ...roleWordKeys(term, 0), numbers: packNumbers([number]), version: 1 }),
      ),
    ),
    ...reacted(ada, like, { type: 'post_like', senderId: ben, postId: post }),
    ...reacted(ada, comment, { type: 'post_comment', senderId: ben, postId: post, commentId: comment }),
    notified(ada, asked, { type: 'connection_request', senderId: ben, read: true }),
    notified(ada, waiting, { type: 'connection_request', senderId: cleo }),
    ...reacted(ada, IDS.upvote, { type: 'project_upvote', senderId: ben, projectId: project }),
    ...reacted(ada, IDS.projectComment, { type: 'project_comment', senderId: ben, projectId: project }),
    notified(ada, IDS.applied, { type: 'application_received', senderId: ben, projectId: project }),
    notified(ben, connected, { type: 'connection_accepted', senderId: ada }),
    notified(ben, IDS.accepted, { type: 'application_accepted', senderId: ada, projectId: project }),
  ];
}
