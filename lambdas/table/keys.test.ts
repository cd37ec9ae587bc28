import { describe, expect, it } from 'vitest';
import { connectionKeys } from '../connections/store/keys.ts';
import { httpKeys } from '../http/keys.ts';
import { jobKeys } from '../jobs/keys.ts';
import { notificationKeys } from '../notifications/store/keys.ts';
import { postKeys } from '../posts/store/keys.ts';
import { projectKeys } from '../projects/store/keys.ts';
import { listingKeys } from '../projects/store/listing/keys.ts';
import { memberKeys } from '../users/store/keys.ts';
import { requestKey } from './idempotency-marker.ts';

const A = 'aaaaaaaaaaaaaaaa';
const B = 'bbbbbbbbbbbbbbbb';
const MONTH = '2026-11';

/** Every kind of item, once. */
const ITEMS = {
  card: () => memberKeys.card(A),
  profile: () => memberKeys.profile(A),
  role: () => memberKeys.role('founder', A),
  name: () => memberKeys.name('ada', A),
  relation: () => connectionKeys.relation(A, B),
  notice: () => notificationKeys.notice(A, B),
  account: () => httpKeys.account(A),
  username: () => memberKeys.username(A),
  email: () => memberKeys.email(A),
  attempts: () => httpKeys.attempts('guess', A),
  request: () => requestKey(A, 'key'),
  job: () => jobKeys.job(A),
  months: () => postKeys.months(),
  post: () => postKeys.post(MONTH, A),
  tally: () => postKeys.tally(MONTH, A),
  like: () => postKeys.like(A, A),
  comment: () => postKeys.comment(A, A),
  reaction: () => postKeys.reaction(A, A),
  vote: () => postKeys.vote(A, A),
  on: () => postKeys.on(A, A),
  tallyShard: () => postKeys.tallyShard(MONTH, A, 1),
  inboxShard: () => notificationKeys.inboxShard(A, 1),
  projectCounter: () => projectKeys.projectCounter(),
  project: () => projectKeys.project(A),
  projectTexts: () => projectKeys.projectTexts(A),
  seats: () => projectKeys.seats(A),
  team: () => projectKeys.team(A, B),
  upvotes: () => projectKeys.upvotes(A),
  projectComments: () => projectKeys.projectComments(A),
  former: () => projectKeys.former(A, B),
  upvote: () => projectKeys.upvote(A, A),
  projectComment: () => projectKeys.projectComment(A, 1),
  application: () => projectKeys.application(A, A, A),
  applied: () => projectKeys.applied(A, A),
  placing: () => listingKeys.placing(A),
  indexedWords: () => listingKeys.indexedWords(A),
  list: () => listingKeys.list('age##'),
  listChunk: () => listingKeys.listChunk('age##', 0),
  search: () => listingKeys.search('a', 0),
};

/** Key functions that name a place in an index or a partition, not an item. */
const OTHERS = [
  'member',
  'names',
  'connections',
  'byConnection',
  'requests',
  'byRequest',
  'notices',
  'recipientOf',
  'byNotified',
  'byDismissed',
  'bySender',
  'jobs',
  'month',
  'comments',
  'byWriter',
  'byReacted',
  'byAuthor',
  'authoredBy',
  'projectItems',
  'projectsOf',
  'byProject',
  'upvotesBy',
  'upvoteOn',
  'byUpvotedProject',
  'upvotersOf',
  'projectCommentsOf',
  'byCommenter',
  'applicationsBy',
  'applicationsOn',
  'applicationsFor',
  'byApplication',
  'votes',
  'byPoll',
];

const text = ({ pk, sk }: { pk: string; sk: string }) => JSON.stringify([pk, sk]);

describe('the keys of items', () => {
  it('are all looked at here', () => {
    expect(
      Object.keys({
        ...memberKeys,
        ...httpKeys,
        ...connectionKeys,
        ...notificationKeys,
        ...jobKeys,
        ...postKeys,
        ...projectKeys,
        ...listingKeys,
        request: requestKey,
      }).sort(),
    ).toEqual([...Object.keys(ITEMS), ...OTHERS].sort());
  });

  it('differ between any two kinds of item, even with the same ids', () => {
    const all = Object.values(ITEMS).map((make) => text(make()));
    expect(new Set(all).size).toBe(all.length);
  });

  it('depend on nothing but what they are given', () => {
    for (const make of Object.values(ITEMS)) expect(make()).toEqual(make());
    expect(postKeys.byAuthor(A, B)).toEqual(postKeys.byAuthor(A, B));
  });

  it('differ for different members, posts, jobs and callers', () => {
    const pairs = [
      [memberKeys.card(A), memberKeys.card(B)],
      [memberKeys.role('founder', A), memberKeys.role('founder', B)],
      [memberKeys.name('ada', A), memberKeys.name('ada', B)],
      [connectionKeys.relation(A, B), connectionKeys.relation(B, A)],
      [notificationKeys.notice(A, B), notificationKeys.notice(B, B)],
      [httpKeys.account(A), httpKeys.account(B)],
      [jobKeys.job(A), jobKeys.job(B)],
      [postKeys.post(MONTH, A), postKeys.post(MONTH, B)],
      [postKeys.tally(MONTH, A), postKeys.tally(MONTH, B)],
      [postKeys.like(A, B), postKeys.like(B, A)],
      [postKeys.comment(A, B), postKeys.comment(B, A)],
      [postKeys.reaction(A, B), postKeys.reaction(B, A)],
      [requestKey(A, 'key'), requestKey(B, 'key')],
      [httpKeys.attempts('guess', A), httpKeys.attempts('login', A)],
    ] as const;
    for (const [one, other] of pairs) expect(text(one)).not.toBe(text(other));
  });

  it.each(['ACCOUNT', 'PROFILE', '#LIKE#', 'HANDLE', 'x#PROFILE'])(
    'cannot be reached by a text that callers choose: %s',
    (chosen) => {
      const ours = [
        memberKeys.card(A),
        httpKeys.account(A),
        postKeys.like(A, B),
        jobKeys.job(A),
        postKeys.months(),
      ].map(text);
      const theirs = [
        memberKeys.username(chosen),
        memberKeys.email(chosen),
        httpKeys.attempts('guess', chosen),
        requestKey(A, chosen),
      ].map(text);
      expect(ours.filter((key) => theirs.includes(key))).toEqual([]);
      expect(new Set(theirs).size).toBe(theirs.length);
    },
  );

  it('reserve a name ignoring case', () => {
    expect(memberKeys.username('Ada')).toEqual(memberKeys.username('aDA'));
    expect(memberKeys.email('Ada@Example.com')).toEqual(memberKeys.email('ada@example.COM'));
  });

  it("keep a member's profile, account and likes in one partition", () => {
    expect(
      new Set([
        memberKeys.card(A).pk,
        memberKeys.profile(A).pk,
        httpKeys.account(A).pk,
        postKeys.like(A, B).pk,
      ]).size,
    ).toBe(1);
  });
});

describe('the order of keys', () => {
  it('puts the counts of a post right behind it, before the next post', () => {
    const [post, likes, next] = [
      postKeys.post(MONTH, A),
      postKeys.tally(MONTH, A),
      postKeys.post(MONTH, `${A.slice(0, -1)}b`),
    ];
    expect([next.sk, likes.sk, post.sk].sort()).toEqual([post.sk, likes.sk, next.sk]);
    expect(likes.pk).toBe(postKeys.month(MONTH));
    expect(likes.sk.startsWith(post.sk)).toBe(true);
  });

  it('sorts the likes and votes of a member as their posts sort', () => {
    const sorted = [postKeys.like(A, A), postKeys.vote(A, A), postKeys.like(A, B), postKeys.vote(A, B)].map(
      ({ sk }) => sk,
    );
    expect([...sorted].reverse().sort()).toEqual(sorted);
  });
});

describe('the posts of an author', () => {
  it("stand in an author's partition where their posts are looked for", () => {
    expect(postKeys.byAuthor(A, B)).toEqual({ gsi1pk: postKeys.authoredBy(A), gsi1sk: B });
  });
});

describe('the votes on a poll', () => {
  it('stand where the votes of their shard are looked for', () => {
    expect(postKeys.byPoll(A, 3, B)).toEqual({ gsi1pk: postKeys.votes(A, 3), gsi1sk: B });
  });
});

describe('the notices of a member', () => {
  it('stand in one list, whatever they stand on, until they are dismissed', () => {
    expect(notificationKeys.byNotified(A, B).gsi1pk).toBe(notificationKeys.notices(A));
    expect(notificationKeys.byDismissed(A, B).gsi1pk).not.toBe(notificationKeys.notices(A));
  });

  it('say in their key whose they are', () => {
    expect(notificationKeys.recipientOf(notificationKeys.notice(A, B).pk)).toBe(A);
  });

  it('are counted beside the card, so that one range brings all counts', () => {
    expect(notificationKeys.inboxShard(A, 3).sk.startsWith(memberKeys.card(A).sk)).toBe(true);
    expect(notificationKeys.inboxShard(A, 3).pk).toBe(memberKeys.card(A).pk);
  });
});
