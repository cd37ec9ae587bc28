import { expect, it } from 'vitest';
import { maya } from '../../../testing/people.ts';
import { isSettled, stepsLeft } from './first-steps.ts';

const fresh = { ...maya, connectionCount: 0 };

it('are three for a member of whom only name and role are known', () => {
  expect(stepsLeft(fresh)).toEqual(['profile', 'people', 'first']);
  expect(isSettled(fresh)).toBe(false);
});

it('are fewer once the profile says something, or there is a connection', () => {
  expect(stepsLeft({ ...fresh, skills: ['Go'] })).toEqual(['people', 'first']);
  expect(stepsLeft({ ...fresh, connectionCount: 1 })).toEqual(['profile', 'first']);
});

it('are settled by profile and connection, by a word in the profile, and for administrators', () => {
  expect(isSettled({ ...fresh, about: 'I count.', connectionCount: 1 })).toBe(true);
  expect(isSettled({ ...fresh, onboardingCompleted: true })).toBe(true);
  expect(isSettled({ ...fresh, isAdmin: true })).toBe(true);
  expect(isSettled({ ...fresh, userRole: null })).toBe(true);
});
