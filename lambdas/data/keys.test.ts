import { describe, expect, it } from 'vitest';
import { keys } from './keys.ts';

const A = 'aaaaaaaaaaaaaaaa';
const B = 'bbbbbbbbbbbbbbbb';
const MONTH = '2026-11';

/** Every kind of item, once. */
const ITEMS = {
  card: () => keys.card(A),
  profile: () => keys.profile(A),
  role: () => keys.role('founder', A),
  name: () => keys.name('ada', A),
  relation: () => keys.relation(A, B),
  notice: () => keys.notice(A, B),
  account: () => keys.account(A),
  username: () => keys.username(A),
  email: () => keys.email(A),
  attempts: () => keys.attempts('guess', A),
  request: () => keys.request(A, 'key'),
  job: () => keys.job(A),
  months: () => keys.months(),
  post: () => keys.post(MONTH, A),
  tally: () => keys.tally(MONTH, A),
  like: () => keys.like(A, A),
  comment: () => keys.comment(A, A),
  reaction: () => keys.reaction(A, A),
  vote: () => keys.vote(A, A),
  on: () => keys.on(A, A),
  tallyShard: () => keys.tallyShard(MONTH, A, 1),
  inboxShard: () => keys.inboxShard(A, 1),
  projectCounter: () => keys.projectCounter(),
  project: () => keys.project(A),
  projectTexts: () => keys.projectTexts(A),
  seats: () => keys.seats(A),
  team: () => keys.team(A, B),
  upvotes: () => keys.upvotes(A),
  projectComments: () => keys.projectComments(A),
  former: () => keys.former(A, B),
  upvote: () => keys.upvote(A, A),
  projectComment: () => keys.projectComment(A, 1),
  application: () => keys.application(A, A, A),
  applied: () => keys.applied(A, A),
  placing: () => keys.placing(A),
  indexedWords: () => keys.indexedWords(A),
  list: () => keys.list('age##'),
  listChunk: () => keys.listChunk('age##', 0),
  search: () => keys.search('a', 0),
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
    expect(Object.keys(keys).sort()).toEqual([...Object.keys(ITEMS), ...OTHERS].sort());
  });

  it('differ between any two kinds of item, even with the same ids', () => {
    const all = Object.values(ITEMS).map((make) => text(make()));
    expect(new Set(all).size).toBe(all.length);
  });

  it('depend on nothing but what they are given', () => {
    for (const make of Object.values(ITEMS)) expect(make()).toEqual(make());
    expect(keys.byAuthor(A, B)).toEqual(keys.byAuthor(A, B));
  });

  it('differ for different members, posts, jobs and callers', () => {
    const pairs = [
      [keys.card(A), keys.card(B)],
      [keys.role('founder', A), keys.role('founder', B)],
      [keys.name('ada', A), keys.name('ada', B)],
      [keys.relation(A, B), keys.relation(B, A)],
      [keys.notice(A, B), keys.notice(B, B)],
      [keys.account(A), keys.account(B)],
      [keys.job(A), keys.job(B)],
      [keys.post(MONTH, A), keys.post(MONTH, B)],
      [keys.tally(MONTH, A), keys.tally(MONTH, B)],
      [keys.like(A, B), keys.like(B, A)],
      [keys.comment(A, B), keys.comment(B, A)],
      [keys.reaction(A, B), keys.reaction(B, A)],
      [keys.request(A, 'key'), keys.request(B, 'key')],
      [keys.attempts('guess', A), keys.attempts('login', A)],
    ] as const;
    for (const [one, other] of pairs) expect(text(one)).not.toBe(text(other));
  });

  it.each(['ACCOUNT', 'PROFILE', '#LIKE#', 'HANDLE', 'x#PROFILE'])(
    'cannot be reached by a text that callers choose: %s',
    (chosen) => {
      const ours = [keys.card(A), keys.account(A), keys.like(A, B), keys.job(A), keys.months()].map(text);
      const theirs = [
        keys.username(chosen),
        keys.email(chosen),
        keys.attempts('guess', chosen),
        keys.request(A, chosen),
      ].map(text);
      expect(ours.filter((key) => theirs.includes(key))).toEqual([]);
      expect(new Set(theirs).size).toBe(theirs.length);
    },
  );

  it('reserve a name ignoring case', () => {
    expect(keys.username('Ada')).toEqual(keys.username('aDA'));
    expect(keys.email('Ada@Example.com')).toEqual(keys.email('ada@example.COM'));
  });

  it("keep a member's profile, account and likes in one partition", () => {
    expect(new Set([keys.card(A).pk, keys.profile(A).pk, keys.account(A).pk, keys.like(A, B).pk]).size).toBe(
      1,
    );
  });
});

describe('the order of keys', () => {
  it('puts the counts of a post right behind it, before the next post', () => {
    const [post, likes, next] = [
      keys.post(MONTH, A),
      keys.tally(MONTH, A),
      keys.post(MONTH, `${A.slice(0, -1)}b`),
    ];
    expect([next.sk, likes.sk, post.sk].sort()).toEqual([post.sk, likes.sk, next.sk]);
    expect(likes.pk).toBe(keys.month(MONTH));
    expect(likes.sk.startsWith(post.sk)).toBe(true);
  });

  it('sorts the likes and votes of a member as their posts sort', () => {
    const sorted = [keys.like(A, A), keys.vote(A, A), keys.like(A, B), keys.vote(A, B)].map(({ sk }) => sk);
    expect([...sorted].reverse().sort()).toEqual(sorted);
  });
});

describe('the posts of an author', () => {
  it("stand in an author's partition where their posts are looked for", () => {
    expect(keys.byAuthor(A, B)).toEqual({ gsi1pk: keys.authoredBy(A), gsi1sk: B });
  });
});

describe('the votes on a poll', () => {
  it('stand where the votes of their shard are looked for', () => {
    expect(keys.byPoll(A, 3, B)).toEqual({ gsi1pk: keys.votes(A, 3), gsi1sk: B });
  });
});

describe('the notices of a member', () => {
  it('stand in one list, whatever they stand on, until they are dismissed', () => {
    expect(keys.byNotified(A, B).gsi1pk).toBe(keys.notices(A));
    expect(keys.byDismissed(A, B).gsi1pk).not.toBe(keys.notices(A));
  });

  it('say in their key whose they are', () => {
    expect(keys.recipientOf(keys.notice(A, B).pk)).toBe(A);
  });

  it('are counted beside the card, so that one range brings all counts', () => {
    expect(keys.inboxShard(A, 3).sk.startsWith(keys.card(A).sk)).toBe(true);
    expect(keys.inboxShard(A, 3).pk).toBe(keys.card(A).pk);
  });
});
