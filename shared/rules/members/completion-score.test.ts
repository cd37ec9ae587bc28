import { describe, expect, it } from 'vitest';
import { completionScore, missingItems, type Scored } from './completion-score.ts';

const BLANK: Scored = {
  name: '',
  username: '',
  email: '',
  profilePicture: '',
  headline: '',
  about: '',
  location: '',
  phone: '',
  linkedin: '',
  userRole: null,
  skills: [],
  education: [],
  experience: [],
  investmentRange: { min: 0, max: 0 },
  investmentInterests: [],
};

const TEXTS = {
  name: 'Ada',
  username: 'ada',
  email: 'ada@example.com',
  profilePicture: '/media/ada.png',
  headline: 'Engineer',
  about: 'I calculate.',
  location: 'London',
  phone: '1',
  linkedin: 'https://linkedin.com/in/ada',
};

const HISTORY = {
  skills: ['mathematics'],
  education: [{ school: 'Home', fieldOfStudy: '', startYear: null, endYear: null, logo: '' }],
  experience: [{ title: 'Engineer', company: '', startDate: '', endDate: null, description: '', logo: '' }],
};

const INVESTOR = { investmentRange: { min: 0, max: 1 }, investmentInterests: ['engines'] };

const score = (given: Partial<Scored>): number => completionScore({ ...BLANK, ...given });

describe('the completion score', () => {
  it.each([
    ['an empty profile', {}, 0],
    ['an empty founder', { userRole: 'founder' as const }, 0],
    ['nine of nine without a role', TEXTS, 100],
    ['nine of twelve as a founder', { ...TEXTS, userRole: 'founder' as const }, 75],
    ['nine of twelve as a job seeker', { ...TEXTS, userRole: 'job_seeker' as const }, 75],
    [
      'nine of eleven as an investor, rounded down from 81.8',
      { ...TEXTS, userRole: 'investor' as const },
      81,
    ],
    ['twelve of twelve as a founder', { ...TEXTS, ...HISTORY, userRole: 'founder' as const }, 100],
    ['twelve of twelve as a job seeker', { ...TEXTS, ...HISTORY, userRole: 'job_seeker' as const }, 100],
    ['eleven of eleven as an investor', { ...TEXTS, ...INVESTOR, userRole: 'investor' as const }, 100],
    ['what a sign-up brings: three of nine', { name: 'Ada', username: 'ada', email: 'a@b.c' }, 33],
  ])('of %s', (_, given, percent) => {
    expect(score(given)).toBe(percent);
  });

  it.each(Object.keys(TEXTS))('misses the %s', (key) => {
    expect(score({ ...TEXTS, [key]: '' })).toBe(88);
  });

  it.each(Object.keys(HISTORY))('misses the %s of a founder', (key) => {
    expect(score({ ...TEXTS, ...HISTORY, userRole: 'founder', [key]: [] })).toBe(91);
  });

  it.each([
    ['a least amount alone is enough', { min: 1, max: 0 }, 100],
    ['a greatest amount alone is enough', { min: 0, max: 1 }, 100],
    ['no amounts are not', { min: 0, max: 0 }, 90],
  ])('looks at the range of an investor: %s', (_, investmentRange, percent) => {
    expect(score({ ...TEXTS, ...INVESTOR, userRole: 'investor', investmentRange })).toBe(percent);
  });

  it('misses the interests of an investor', () => {
    expect(score({ ...TEXTS, ...INVESTOR, userRole: 'investor', investmentInterests: [] })).toBe(90);
  });

  it('does not count what belongs to another role', () => {
    expect(score({ ...TEXTS, ...HISTORY, userRole: 'investor' })).toBe(81);
    expect(score({ ...TEXTS, ...INVESTOR, userRole: 'founder' })).toBe(75);
    expect(score({ ...HISTORY, ...INVESTOR })).toBe(0);
  });
});

describe('what is missing in a profile', () => {
  const missing = (given: Partial<Scored>) => missingItems({ ...BLANK, ...given });

  it('is every item that is not filled, in the order of the profile', () => {
    expect(missing({ ...TEXTS, about: '', phone: '', userRole: 'founder', skills: ['Go'] })).toEqual([
      'about',
      'phone',
      'education',
      'experience',
    ]);
  });

  it('is another for investors', () => {
    expect(missing({ ...TEXTS, userRole: 'investor' })).toEqual(['investmentRange', 'investmentInterests']);
  });

  it('is nothing in a complete profile', () => {
    expect(missing({ ...TEXTS, ...HISTORY, userRole: 'job_seeker' })).toEqual([]);
  });
});
