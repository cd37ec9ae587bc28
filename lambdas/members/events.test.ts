import { describe, expect, it } from 'vitest';
import { memberItem } from '../testing/members.ts';
import { memberEvents } from './events.ts';
import { memberKeys } from './store/keys.ts';
import { cardOf } from './store/members.ts';

const ADA = cardOf(memberItem());

const eventsOf = (before: typeof ADA | undefined, after: typeof ADA | undefined) =>
  memberEvents.flatMap((source) => source.eventsOf({ key: memberKeys.card(ADA._id), at: 0, before, after }));

describe('a change of a card', () => {
  it.each([{ name: 'Ada L.' }, { headline: 'Countess' }, { profilePicture: '/a.webp' }])(
    'is one of what stands beside everything that the member writes: %o',
    (change) => {
      expect(eventsOf(ADA, { ...ADA, ...change })).toEqual([{ type: 'member.changed', memberId: ADA._id }]);
    },
  );

  it('tells of what is unread alone when only counts have changed', () => {
    expect(eventsOf(ADA, { ...ADA, connectionCount: 1 })).toEqual([]);
    expect(eventsOf(ADA, { ...ADA, unread: 3, connectionCount: 1 })).toEqual([
      { type: 'member.unreadChanged', memberId: ADA._id },
    ]);
  });

  it('says that a job seeker no longer looks for roles', () => {
    const seeker = { ...ADA, userRole: 'job_seeker' as const };
    expect(eventsOf(seeker, { ...seeker, userRole: 'founder' })).toContainEqual({
      type: 'member.stoppedSeeking',
      memberId: ADA._id,
    });
  });

  it('says that the member has left', () => {
    expect(eventsOf(ADA, undefined)).toEqual([{ type: 'member.deleted', memberId: ADA._id }]);
  });

  it('is nothing for a new member', () => {
    expect(eventsOf(undefined, ADA)).toEqual([]);
  });
});
