import { describe, expect, it } from 'vitest';
import type { Change } from '../table/key.ts';
import { memberItem } from '../testing/people/members.ts';
import { memberEvents } from './events.ts';
import { memberKeys } from './store/keys.ts';
import { cardOf, profileOf } from './store/members.ts';

const ADA = cardOf(memberItem());

const eventsOf = (before: typeof ADA | undefined, after: typeof ADA | undefined) =>
  memberEvents.flatMap((source) => source.eventsOf({ key: memberKeys.card(ADA._id), at: 0, before, after }));

it('a change of the skills is one of what a search finds the member by', () => {
  const [before, after] = [profileOf(memberItem()), profileOf(memberItem({ skills: ['Sums'] }))];
  const key = memberKeys.profile(ADA._id);
  const eventsOf = (change: object) =>
    memberEvents.flatMap((source) => source.eventsOf({ key, at: 0, ...change } as Change));
  expect(eventsOf({ before, after })).toEqual([{ type: 'member.reworded', memberId: ADA._id }]);
  expect(eventsOf({ before, after: { ...before, about: 'Else' } })).toEqual([]);
});

describe('a change of a card', () => {
  it.each([{ name: 'Ada L.' }, { headline: 'Countess' }, { profilePicture: '/a.webp' }])(
    'is one of what stands beside everything that the member writes: %o',
    (change) => {
      expect(eventsOf(ADA, { ...ADA, ...change })).toContainEqual({
        type: 'member.changed',
        memberId: ADA._id,
      });
    },
  );

  it.each([{ name: 'Ada L.' }, { organization: 'Analytics' }, { location: 'London' }])(
    'is one of what a search finds the member by: %o',
    (change) => {
      const reworded = { type: 'member.reworded', memberId: ADA._id };
      expect(eventsOf(ADA, { ...ADA, ...change })).toContainEqual(reworded);
      expect(eventsOf(ADA, { ...ADA, profilePicture: '/a.webp' })).not.toContainEqual(reworded);
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

  it('says that there is a new member', () => {
    expect(eventsOf(undefined, ADA)).toEqual([{ type: 'member.joined', memberId: ADA._id }]);
  });
});
