import { describe, expect, it } from 'vitest';
import { completionScore, type Scored } from './completion-score.ts';

const empty: Scored = {
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

const nineFields = {
  name: 'Asha Rao',
  username: 'asha',
  email: 'asha@example.com',
  profilePicture: '/media/asha.jpg',
  headline: 'Founder',
  about: 'Building.',
  location: 'Hyderabad, Telangana, India',
  phone: '+91 1',
  linkedin: 'https://www.linkedin.com/in/asha',
};

const school = { school: 'IIT', fieldOfStudy: '', startYear: null, endYear: null, logo: '' };
const job = { title: 'CTO', company: '', startDate: '', endDate: null, description: '', logo: '' };

describe('completion score (SPEC section 5)', () => {
  it('is 0 when nothing is filled and 100 when all nine fields of a member without a role are', () => {
    expect(completionScore(empty)).toBe(0);
    expect(completionScore({ ...empty, ...nineFields })).toBe(100);
  });

  it.each(Object.keys(nineFields))('counts %s as one item of nine, rounded down', (field) => {
    expect(completionScore({ ...empty, [field]: 'filled' })).toBe(11);
  });

  it.each(['founder', 'job_seeker'] as const)(
    'adds skills, education and experience for a %s',
    (userRole) => {
      const member = { ...empty, ...nineFields, userRole };
      expect(completionScore(member)).toBe(75);
      expect(completionScore({ ...member, skills: ['Go'] })).toBe(83);
      expect(completionScore({ ...member, skills: ['Go'], education: [school] })).toBe(91);
      expect(completionScore({ ...member, skills: ['Go'], education: [school], experience: [job] })).toBe(
        100,
      );
    },
  );

  it('adds range and interests for an investor; either end of the range is enough', () => {
    const member: Scored = { ...empty, ...nineFields, userRole: 'investor' };
    expect(completionScore(member)).toBe(81);
    expect(completionScore({ ...member, investmentRange: { min: 0, max: 5 } })).toBe(90);
    expect(completionScore({ ...member, investmentRange: { min: 5, max: 0 } })).toBe(90);
    expect(
      completionScore({ ...member, investmentRange: { min: 1, max: 2 }, investmentInterests: ['Climate'] }),
    ).toBe(100);
  });

  it('does not count the items of another role', () => {
    const investments = { investmentRange: { min: 1, max: 2 }, investmentInterests: ['Climate'] };
    expect(completionScore({ ...empty, ...nineFields, ...investments, userRole: 'founder' })).toBe(75);
    expect(completionScore({ ...empty, ...nineFields, skills: ['Go'], userRole: 'investor' })).toBe(81);
  });
});
