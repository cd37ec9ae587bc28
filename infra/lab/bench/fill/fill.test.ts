import { beforeAll, expect, it } from 'vitest';
import { checkInvariants } from '../../../../lambdas/invariants/check.ts';
import { communityItems } from './fill.ts';
import type { StoredItem } from './stored.ts';

/** What is there for a while only, what few have and no list reads, and what ordinary texts and so few projects do not need. */
const NONE = [
  'members.suspended',
  'members.publicPage',
  'accounts.attempts',
  'accounts.uses',
  'passkeys.passkey',
  'passkeys.spentChallenge',
  'recoveryCodes.codes',
  'archives.archive',
  'notifications.notification',
  'preferences.preferences',
  'preferences.digest',
  'previews.preview',
  'push.subscription',
  'push.pushed',
  'saves.post',
  'saves.project',
  'saves.role',
  'pipeline.project',
  'posts.tallyShard',
  'posts.formerShard',
  'posts.version',
  'posts.tagged',
  'posts.reply',
  'projects.laterRoles',
  'projects.texts',
  'projects.replies',
  'projects.interests',
  'projects.former',
  'projects.interest',
  'projects.waiting',
  'projects.deadlines',
  'decks.deck',
  'decks.reader',
  'listing.listChunk',
  'roleListing.listChunk',
  'search.formerIds',
  'searches.search',
  'jobs.job',
  'live.connection',
  'live.watch',
  'mail.counts',
  'mail.sent',
  'mail.undeliverable',
  'idempotency.markerKey',
];

let items: StoredItem[];

beforeAll(() => {
  items = [...communityItems(1_000, 'hash')];
});

it('a made-up community of 1,000 members agrees in everything', () => {
  const { violations, counts } = checkInvariants(items);
  expect(violations).toEqual([]);
  expect(counts.filter(([, count]) => count === 0).map(([kind]) => kind)).toEqual(NONE);
});

it('no key is given twice', () => {
  const keys = items.map(({ pk, sk }) => `${pk} ${sk}`);
  expect(new Set(keys).size).toBe(keys.length);
});
