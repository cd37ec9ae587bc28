import { describe, expect, it } from 'vitest';
import '../testing/environment.ts';
import { conversationIdOf } from '../../shared/rules/conversation-id.ts';
import { connectionKeys } from '../connections/store/keys.ts';
import { conversationKeys } from '../conversations/store/keys.ts';
import { deckKeys } from '../decks/store/keys.ts';
import { passkeyKeys } from '../factors/passkeys/keys.ts';
import { httpKeys } from '../http/keys.ts';
import { jobKeys } from '../jobs/keys.ts';
import { packNumbers } from '../listing/packed-numbers.ts';
import { memberKeys } from '../members/store/keys.ts';
import { groupKeyOf } from '../notifications/store/groups/group.ts';
import { notificationKeys } from '../notifications/store/keys.ts';
import { monthOf, postKeys, postKinds } from '../posts/store/keys.ts';
import { preferenceKinds } from '../preferences/store/keys.ts';
import { previewKinds } from '../previews/store/keys.ts';
import { projectKeys } from '../projects/store/keys.ts';
import { listKeys, wordKeys } from '../projects/store/listing/keys.ts';
import { pushKeys } from '../push/store/keys.ts';
import { reportKeys } from '../reports/store/keys.ts';
import { roleListKeys, roleWordKeys } from '../roles/store/listing/keys.ts';
import { searchKeys, searchWordKeys, termIn } from '../search/store/keys.ts';
import { newId, numberedId } from '../table/ids.ts';
import type { Key } from '../table/key.ts';
import { IDS, smallTable } from '../testing/services/small-table.ts';
import { visibilityKeys } from '../visibility/keys.ts';
import { checkInvariants } from './check.ts';

const { ada, ben, cleo, post, comment, project, role } = IDS;
const month = monthOf(post);
const NOBODY = newId();
const conversation = conversationIdOf(ada, ben);

const same = (one: Key, other: Key): boolean => one.pk === other.pk && one.sk === other.sk;

/** The small table with an item as it should not be: changed, new, or gone. */
function damaged(key: Key, attributes: object | undefined): Key[] {
  const items = smallTable();
  const rest = items.filter((item) => !same(item, key));
  const item = items.find((one) => same(one, key));
  return attributes ? [...rest, { ...item, ...attributes, pk: key.pk, sk: key.sk }] : rest;
}

const violationsOf = (key: Key, attributes: object | undefined): string[] =>
  checkInvariants(damaged(key, attributes)).violations;

const GONE = undefined;

const ENDPOINT = 'https://web.push.apple.com/abc';
const subscription = { _id: NOBODY, memberId: ada, endpoint: ENDPOINT, ...pushKeys.byMember(ada, NOBODY) };

describe('a table in which everything agrees', () => {
  it('has no violation, and items of nearly every kind', () => {
    const { violations, counts } = checkInvariants(smallTable());
    expect(violations).toEqual([]);
    expect(counts.filter(([, count]) => count > 0).length).toBeGreaterThan(25);
  });
});

describe('the check of a whole table', () => {
  it.each<[string, Key, object | undefined, string]>([
    [
      'a deck of a founder from before',
      deckKeys.deck(project),
      { projectId: project, founderId: cleo },
      'decks: of another founder',
    ],
    ['an item of no kind', { pk: 'WHAT', sk: 'IS' }, {}, 'kinds: of no known kind [WHAT | IS]'],
    ['a member without a profile', memberKeys.profile(cleo), GONE, 'members: a part of a member is missing'],
    ['a role that differs', httpKeys.account(ada), { userRole: null }, 'members: account and card differ'],
    [
      'a browser of nobody',
      pushKeys.ofEndpoint(ENDPOINT),
      { ...subscription, memberId: NOBODY, ...pushKeys.byMember(NOBODY, NOBODY) },
      'push: of a member who is gone',
    ],
    [
      'a browser at the wrong address',
      pushKeys.ofEndpoint('other'),
      subscription,
      'push: names something else than its key',
    ],
    [
      'a browser in the list of another',
      pushKeys.ofEndpoint(ENDPOINT),
      { ...subscription, ...pushKeys.byMember(ben, NOBODY) },
      "push: not in its member's list",
    ],
    [
      'a mail of the day to nobody',
      preferenceKinds.digest('UTC', '8', NOBODY),
      { memberId: NOBODY, withMessages: false },
      'preferences: of a member who is gone',
    ],
    [
      'a mail of the day at another hour',
      preferenceKinds.digest('UTC', '9', ada),
      { memberId: ada, withMessages: false },
      'preferences: at another hour than is chosen',
    ],
    ['a free username', memberKeys.username('ada'), GONE, `members: ${ada} does not hold`],
    ['a free e-mail address', memberKeys.email('ada@example.com'), GONE, `members: ${ada} does not hold`],
    ['a name held in vain', memberKeys.username('dora'), { memberId: ada }, `members: held for ${ada}`],
    ['a member in no list', memberKeys.role('founder', ada), GONE, 'members: a member is not in a list'],
    [
      'a place too many',
      memberKeys.role('investor', ada),
      { memberId: ada },
      'members: in a list of members',
    ],
    [
      'a case that counts what nobody has reported',
      reportKeys.case(`post.${post}`),
      { status: 'open', reporters: 2 },
      'reports: reporters 2, but 0',
    ],
    [
      'a report without a case',
      reportKeys.report(`post.${post}`, ben),
      {},
      'reports: reports without a case',
    ],
    [
      'a preview of another page',
      previewKinds.preview(ada),
      { url: 'https://site.test/', freshUntil: 0, ttl: 9_999_999_999 },
      'previews: of another link than its key says',
    ],
    ['a wrong number of passkeys', httpKeys.account(ben), { passkeys: 1 }, 'members: passkeys 1, but 0'],
    ['a passkey of nobody', passkeyKeys.passkey(NOBODY, newId()), {}, 'members: of a member who is gone'],
    [
      'a block that does not hide',
      visibilityKeys.block(ada, ben),
      { otherId: ben },
      'visibility: does not hide',
    ],
    [
      'a mute that does not hide',
      visibilityKeys.mute(ada, ben),
      { otherId: ben },
      'visibility: does not hide',
    ],
    [
      'a block of nobody',
      visibilityKeys.block(ada, NOBODY),
      {},
      'visibility: between members of whom one is gone',
    ],
    [
      'a member hidden without reason',
      visibilityKeys.hidden(ada),
      { muted: new Set([ben]) },
      `visibility: hides ${ben} without reason`,
    ],
    [
      'a number of unlisted blockers that is wrong',
      visibilityKeys.hidden(ada),
      { unlistedBlockers: 1 },
      'visibility: counts other blockers than there are',
    ],
    [
      'an account that does not say so',
      visibilityKeys.hidden(ada),
      {},
      'visibility: the account does not say so',
    ],
    [
      'a connection despite a block',
      visibilityKeys.block(ada, ben),
      {},
      'visibility: connected all the same',
    ],
    [
      'a wrong number of connections',
      memberKeys.card(ben),
      { connectionCount: 2 },
      'connections: connectionCount 2, but 1',
    ],
    [
      'half a connection',
      connectionKeys.relation(ada, ben),
      GONE,
      'connections: connected, but the other side is none',
    ],
    [
      'a request of another time',
      connectionKeys.relation(cleo, ada),
      { requestedAt: NOBODY },
      'connections: pending_sender, but',
    ],
    [
      'a connection in no list',
      connectionKeys.relation(ada, ben),
      { gsi1pk: undefined },
      'connections: not in its list',
    ],
    [
      'a connection not counted',
      connectionKeys.relation(ada, ben),
      { uncounted: true },
      'connections: not counted yet',
    ],
    [
      'a connection to nobody',
      connectionKeys.relation(ada, NOBODY),
      { otherId: NOBODY, state: 'pending_sender' },
      'connections: to a member who is gone',
    ],
    [
      'a relation of nobody',
      connectionKeys.relation(NOBODY, ada),
      { otherId: ada, state: 'ended' },
      'connections: of a member who is gone',
    ],
    [
      'a missing message',
      conversationKeys.message(conversation, IDS.message),
      GONE,
      'conversations: 0 messages, but the last has number 1',
    ],
    [
      'a message without a conversation',
      conversationKeys.message(conversationIdOf(ada, cleo), IDS.message),
      { _id: IDS.message },
      'conversations: messages without a conversation',
    ],
    [
      'a conversation in no list',
      conversationKeys.entry(ben, conversation),
      GONE,
      `conversations: not in the list of ${ben}`,
    ],
    [
      'an unread message that nobody is told of',
      conversationKeys.unread(ada, conversation),
      GONE,
      `conversations: unread of ${ada} is false`,
    ],
    [
      'a conversation in the list of nobody',
      conversationKeys.entry(NOBODY, conversation),
      {},
      'conversations: of a member or conversation that is gone',
    ],
    [
      'a wrong number of notifications',
      memberKeys.card(ada),
      { notificationCount: 8 },
      'notifications: notificationCount 8, but 7',
    ],
    ['a wrong number of unread ones', memberKeys.card(ada), { unread: 7 }, 'notifications: unread 7, but 6'],
    [
      'a missing notification',
      notificationKeys.listed(ada, 'reactions', IDS.like),
      GONE,
      'notifications: missing',
    ],
    [
      'a wrong number in a group',
      groupKeyOf(ada, { _id: IDS.like, type: 'post_like', postId: post }),
      { actorCount: 2 },
      'notifications: actorCount 2, but 1',
    ],
    [
      'a cleared one',
      memberKeys.card(ben),
      { clearedUpTo: IDS.connected },
      'notifications: cleared, but still there',
    ],
    [
      'one for nobody',
      notificationKeys.notification(NOBODY, NOBODY),
      { _id: NOBODY },
      'notifications: for a member who is gone',
    ],
    [
      'one by nobody',
      notificationKeys.listed(ben, 'connections', IDS.connected),
      { senderId: NOBODY },
      'notifications: by a member who is gone',
    ],
    [
      'one of a like that is gone',
      postKeys.like(ben, post),
      GONE,
      'notifications: post_like without its cause',
    ],
    [
      'one of a request that is answered',
      notificationKeys.listed(ada, 'connections', IDS.asked),
      { read: undefined },
      'notifications: connection_request without its cause',
    ],
    ['a wrong number of likes', postKeys.tally(month, post), { likeCount: 2 }, 'posts: likeCount 2, but 1'],
    ['a wrong number of votes', postKeys.tally(month, post), { option1: 2 }, 'posts: option1 2, but 1'],
    [
      'a like of nobody in the list',
      postKeys.tally(month, post),
      { likers: [ben, cleo] },
      `posts: lists the like of ${cleo}`,
    ],
    ['a wrong number of comments', postKeys.comment(post, comment), GONE, 'posts: commentCount 1, but 0'],
    [
      'an old copy of a comment',
      postKeys.comment(post, comment),
      { content: 'New' },
      `posts: shows comment ${comment}`,
    ],
    [
      'shards that no reader looks at',
      postKeys.tallyShard(post, 3),
      { likeCount: 0, spread: 'earlier', changes: 0 },
      'posts: does not name the shards that it has',
    ],
    ['lost shards', postKeys.tally(month, post), { spread: 'x' }, 'posts: names shards that it has not'],
    [
      'a spread tally that nothing will fold',
      postKeys.tally(month, post),
      { spread: 'x' },
      'posts: is spread, and no job is to fold it',
    ],
    ['a post without its tally', postKeys.tally(month, post), GONE, 'posts: without its tally'],
    [
      'an old copy of its author',
      postKeys.post(month, post),
      { author: { _id: ada } },
      'posts: shows its author as they are no longer',
    ],
    [
      'a month in no list',
      postKinds.months(),
      { months: new Set() },
      'posts: in a month that no feed looks at',
    ],
    ['a wrong number of reactions', postKeys.reaction(ada, comment), GONE, 'posts: likeCount 1, but 0'],
    [
      'a wrong number of replies',
      postKeys.comment(post, comment),
      { replyCount: 1 },
      'posts: replyCount 1, but 0',
    ],
    [
      'the place of a comment without replies',
      postKeys.comment(post, comment),
      { deleted: true },
      'posts: is deleted and has no replies',
    ],
    [
      'a reply to nothing',
      postKeys.comment(post, `${IDS.like}${IDS.asked}`),
      { _id: `${IDS.like}${IDS.asked}`, postId: post, authorId: ada, user: { _id: ben }, reactors: {} },
      'posts: answers a comment that is gone',
    ],
    ['a like on nothing', postKeys.post(month, post), GONE, 'posts: on a post that is gone'],
    [
      'a like by nobody',
      postKeys.like(NOBODY, post),
      { _id: NOBODY, authorId: ada },
      'posts: of a member who is gone',
    ],
    ['a seat too many', projectKeys.seats(project), { taken: 3 }, 'projects: taken 3, but 1'],
    ['a team too large', projectKeys.seats(project), { teamSize: 1 }, 'projects: 2 in a team of 1'],
    [
      'a position filled by nobody',
      projectKeys.seats(project),
      { roles: { [role]: { limit: 1, filled: 0 } } },
      `projects: role ${role}: filled 0, but 1`,
    ],
    [
      'too many in a role',
      projectKeys.seats(project),
      { roles: { [role]: { limit: 0, filled: 1 } } },
      `projects: role ${role}: 1 of 0`,
    ],
    [
      'a wrong number of upvotes',
      projectKeys.upvotes(project),
      { upvoteCount: 4 },
      'projects: upvoteCount 4, but 1',
    ],
    [
      'a wrong number of comments on a project',
      projectKeys.commentSummary(project),
      { commentCount: 4 },
      'projects: commentCount 4, but 1',
    ],
    [
      'other comments than the newest',
      projectKeys.commentSummary(project),
      { newest: [] },
      'projects: shows comments',
    ],
    [
      'an application in no list of its writer',
      projectKeys.applied(ben, IDS.applied),
      GONE,
      'projects: not in the list of its writer',
    ],
    [
      'an application in the wrong list',
      projectKeys.application(ben, project, role),
      { gsi1sk: 'pending' },
      'projects: not in the list of its founder',
    ],
    [
      'a place of no application',
      projectKeys.applied(ben, NOBODY),
      { projectId: project, roleId: role },
      'projects: place of an application',
    ],
    [
      'a founder who has not received it',
      projectKeys.application(ben, project, role),
      { isTimed: true },
      'projects: not as it stands in the list of all received',
    ],
    [
      'a wait that nobody notices',
      projectKeys.application(ben, project, role),
      { status: 'pending', isTimed: true },
      'projects: waits for an answer unnoticed',
    ],
    [
      'answers of no project',
      projectKeys.replies(NOBODY),
      { replies: [], version: 1 },
      'projects: of a project that is gone',
    ],
    [
      'a reminder of nothing',
      notificationKeys.listed(ada, 'projects', NOBODY),
      { _id: NOBODY, type: 'application_waiting', senderId: ben, projectId: project },
      'notifications:',
    ],
    [
      'a wait for a full role',
      projectKeys.application(ben, project, role),
      { status: 'pending' },
      'projects: waits for a role',
    ],
    [
      'an update with files of another founder',
      projectKeys.update(project, NOBODY),
      {
        _id: NOBODY,
        projectId: project,
        founderId: cleo,
        text: 'It floats',
        attachments: [
          { kind: 'document', url: `/media/${cleo}/${NOBODY}.pdf`, name: 'a', size: 1, contentType: '' },
        ],
      },
      'projects: has files of another founder',
    ],
    [
      'a wrong number of updates',
      projectKeys.project(project),
      { updateCount: 2 },
      'projects: updateCount 2, but 0',
    ],
    [
      'an update of nothing',
      projectKeys.update(numberedId(77, 0), NOBODY),
      { projectId: numberedId(77, 0) },
      'projects: of a project that is gone',
    ],
    ['an upvote on nothing', projectKeys.project(project), GONE, 'projects: on a project that is gone'],
    [
      'a project in no list',
      listKeys.root('age##'),
      { counts: [0], only: packNumbers([]) },
      'listing: holds projects , but should 1',
    ],
    ['upvotes that are not counted', projectKeys.upvotes(project), GONE, 'projects: upvoteCount 0, but 1'],
    ['a wrong count in a list', listKeys.root('age##'), { counts: [2] }, 'listing: chunk 0: count 2, but 1'],
    ['a missing list', listKeys.root('age##'), GONE, 'listing: no list'],
    [
      'a project that no search finds',
      wordKeys('tide', 0),
      GONE,
      'listing: search does not find project: tide 1',
    ],
    [
      'a search that finds nothing real',
      wordKeys('ebb', 0),
      { numbers: packNumbers([1]) },
      'listing: search finds project without reason: ebb 1',
    ],
    [
      'a list with a full role',
      roleListKeys.root('###'),
      { version: 1, bounds: [0], counts: [1], only: packNumbers([32]) },
      'roles: holds roles 32, but should ',
    ],
    [
      'an open role in no list',
      projectKeys.seats(project),
      { teamSize: 3, roles: { [role]: { limit: 2, filled: 1 } } },
      'roles: no list',
    ],
    ['a role that no search finds', roleWordKeys('des', 0), GONE, 'roles: search does not find role: des 32'],
    [
      'a skill that no role names',
      roleWordKeys('skill=ebb', 0),
      { numbers: packNumbers([32]) },
      'roles: search finds role without reason: skill=ebb 32',
    ],
    [
      'a role that its number does not find',
      projectKeys.project(project),
      { roles: [{ _id: role, title: 'Designer', description: '', number: 70 }] },
      `roles: roles of ${project} are not found by 2`,
    ],
    ['a number of no roles', projectKeys.laterRoles(7), { projectId: project }, 'roles: number of no roles'],
    [
      'a member without a number',
      searchKeys.numbered('people', ada),
      GONE,
      'search: people without a number',
    ],
    [
      'a number of no member',
      searchKeys.numbered('people', 'gone'),
      { number: 7 },
      'search: number of nothing',
    ],
    [
      'a member whom no search finds',
      searchWordKeys(termIn('name', 'cle'), 0),
      GONE,
      'search: not found by name cle#0 2',
    ],
    [
      'a member whom a search shows otherwise',
      searchKeys.personRow(2),
      { row: { name: 'Former' } },
      'search: shown otherwise than it is',
    ],
    [
      'a project that is shown otherwise than it is',
      searchKeys.projectRow(1),
      GONE,
      'search: shown otherwise',
    ],
    ['a row of no role', searchKeys.roleRow(7), { row: {}, version: 1 }, 'search: row of nothing'],
    ['a row of no post', searchKeys.postRow(7), { row: {}, version: 1 }, 'search: row of nothing'],
    [
      'a search that finds no real post',
      searchWordKeys(termIn('post', 'ebb'), 0),
      { numbers: packNumbers([0]) },
      'search: found without reason by post ebb#0 0',
    ],
    [
      'a job that always fails',
      jobKeys.job('x'),
      { kind: 'drop-media', about: {}, failures: 20 },
      'jobs: a job that always fails',
    ],
  ])('finds %s', (_, key, attributes, violation) => {
    expect(violationsOf(key, attributes)).toContainEqual(expect.stringContaining(violation));
  });

  it('leaves alone what an open job is still to put right, and what has expired', () => {
    const job = { ...jobKeys.job(`sweep-post#${post}`), kind: 'sweep-post', about: {} };
    // Searches do not wait for the job.
    const isSearched = /^(SEARCHED#posts#|FOUND#posts#|FOUNDBY#post )/;
    const without = damaged(postKeys.post(month, post), GONE).filter(({ pk }) => !isSearched.test(pk));
    expect(checkInvariants([...without, job]).violations).toEqual([]);
    const expired = { pk: 'WHAT', sk: 'IS', ttl: 1 };
    expect(checkInvariants([...smallTable(), expired]).violations).toEqual([]);
  });
});
