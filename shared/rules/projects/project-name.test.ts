import { expect, it } from 'vitest';
import { isNameOf } from './project-name.ts';

it.each([
  ['Tidewise', true],
  [' tideWISE ', true],
  ['Tidewis', false],
  ['Tide wise', false],
  ['', false],
])('%j is the name of Tidewise: %j', (typed, isName) =>
  expect(isNameOf(typed, { name: 'Tidewise' })).toBe(isName),
);
