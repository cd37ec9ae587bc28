import { describe, expect, it } from 'vitest';
import type { RoleFacts } from '../../model/role.ts';
import { NO_FACTS } from './role-facts.ts';
import { fitOf, matchScore, reasonsOf, type Seeker } from './role-match.ts';

const seeker: Seeker = {
  skills: ['ts', 'React', 'Figma'],
  location: 'Berlin, Germany',
  openToRoles: ['fulltime'],
};

const match = (facts: Partial<RoleFacts>, who: Partial<Seeker> = {}): number =>
  matchScore(fitOf({ ...seeker, ...who }, { ...NO_FACTS, ...facts }));

describe('the match of a role', () => {
  it.each<[number, Partial<RoleFacts>, Partial<Seeker>?]>([
    [100, { skills: ['TypeScript', 'React.js'] }],
    [65, { skills: ['TypeScript', 'Rust'] }],
    [53, { skills: ['TypeScript', 'Rust', 'Go'] }],
    [30, { skills: ['Rust'] }],
    [30, {}],
    [100, { skills: ['Figma'], commitment: 'fullTime', place: 'remote' }],
    [100, { skills: ['Figma'], commitment: 'cofounder' }],
    [85, { skills: ['Figma'], commitment: 'internship' }],
    [100, { skills: ['Figma'], commitment: 'internship' }, { openToRoles: [] }],
    [100, { skills: ['Figma'], commitment: 'partTime' }, { openToRoles: ['contract'] }],
    [100, { skills: ['Figma'], place: 'onSite', location: 'berlin' }],
    [85, { skills: ['Figma'], place: 'hybrid', location: 'Paris' }],
    [100, { skills: ['Figma'], place: 'remote', location: 'Paris' }],
    [100, { skills: ['Figma'], place: 'onSite' }],
    [85, { skills: ['Figma'], place: 'onSite', location: 'Berlin' }, { location: '' }],
    [0, { skills: ['Rust'], place: 'onSite', location: 'Paris', commitment: 'internship' }],
  ])('is %i for %j %j', (expected, facts, who) => {
    expect(match(facts, who)).toBe(expected);
  });
});

describe('the reasons for a match', () => {
  const reasons = (facts: Partial<RoleFacts>, who: Partial<Seeker> = {}) =>
    reasonsOf({ ...seeker, ...who }, { ...NO_FACTS, ...facts });

  it('name the skills as the role does', () => {
    expect(reasons({ skills: ['TypeScript', 'Rust', 'React.js'] })).toMatchObject({
      matchedSkills: ['TypeScript', 'React.js'],
      missingSkills: ['Rust'],
    });
  });

  it.each<[string, string, Partial<RoleFacts>, Partial<Seeker>?]>([
    ['unknown', 'unknown', {}],
    ['fits', 'fits', { commitment: 'fullTime', place: 'onSite', location: 'Berlin' }],
    ['differs', 'differs', { commitment: 'internship', place: 'hybrid', location: 'Paris' }],
    [
      'unknown',
      'unknown',
      { commitment: 'internship', place: 'onSite', location: 'Paris' },
      { openToRoles: [], location: '' },
    ],
    ['unknown', 'unknown', { place: 'remote', location: 'Paris' }],
  ])(
    'say %s of the commitment and %s of the place only where both sides say what they want',
    (...[commitment, place, facts, who]) => {
      expect(reasons(facts, who)).toMatchObject({ commitment, place });
    },
  );
});
