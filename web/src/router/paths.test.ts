import { expect, it } from 'vitest';
import { paths } from './paths.ts';

it('puts any words into one part of an address', () => {
  expect([paths.mutual('maya'), paths.mutual('a/b $&?#')]).toEqual([
    '/connections/maya/mutual',
    '/connections/a%2Fb%20%24%26%3F%23/mutual',
  ]);
});

it('leads to a place inside of a screen', () => {
  expect([paths.search('a&b'), paths.editField('a/b', 'skills'), paths.projectComments('p1')]).toEqual([
    '/search?q=a%26b',
    '/profile/a%2Fb?edit#skills',
    '/projects/p1#comments',
  ]);
});
