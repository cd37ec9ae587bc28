import { expect, it } from 'vitest';
import { newId } from '../table/ids.ts';
import { accountItem } from '../testing/people/account.ts';
import { sessionsOf } from './session-view.ts';

const IN_AN_HOUR = Math.floor(Date.now() / 1_000) + 3_600;
const LAST_SEEN = Math.floor(Date.now() / 1_000);

it('lists sessions of one second by when they began, the newest first, in whichever millisecond that was', () => {
  const began = Date.now();
  // The last letter of an id with a time runs through its 64 letters in as many milliseconds.
  const oldestFirst = Array.from({ length: 64 }, (_, i) => newId(began + i));
  const account = accountItem({
    sessions: Object.fromEntries(oldestFirst.map((id) => [id, IN_AN_HOUR])),
    clients: Object.fromEntries(
      oldestFirst.map((id) => [id, { lastSeenAt: LAST_SEEN, name: '', address: '' }]),
    ),
  });
  const listed = sessionsOf(account, oldestFirst[0] ?? '');
  expect(listed.map(({ _id }) => _id)).toEqual(oldestFirst.toReversed());
});
