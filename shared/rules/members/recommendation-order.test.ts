import { describe, expect, it } from 'vitest';
import type { Role } from '../../model/member.ts';
import { inRecommendedOrder } from './recommendation-order.ts';

const people = (...list: [string, Role | null][]) => list.map(([name, userRole]) => ({ name, userRole }));
const names = (list: { name: string }[]) => list.map(({ name }) => name);

describe('the order of recommended members', () => {
  it('is founders, investors, job seekers, then others', () => {
    const mixed = people(
      ['other', null],
      ['seeker', 'job_seeker'],
      ['founder', 'founder'],
      ['investor', 'investor'],
    );
    expect(names(inRecommendedOrder(mixed))).toEqual(['founder', 'investor', 'seeker', 'other']);
  });

  it('keeps the order inside of each group', () => {
    const mixed = people(['b', 'investor'], ['z', 'founder'], ['a', 'investor'], ['y', 'founder']);
    expect(names(inRecommendedOrder(mixed))).toEqual(['z', 'y', 'b', 'a']);
  });

  it('leaves the list it was given as it is', () => {
    const given = people(['seeker', 'job_seeker'], ['founder', 'founder']);
    inRecommendedOrder(given);
    expect(names(given)).toEqual(['seeker', 'founder']);
  });
});
