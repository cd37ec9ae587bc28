import { expect, it } from 'vitest';
import { growthIn } from './growth.ts';
import type { Figures } from './measure.ts';

const figures = (some: Partial<Figures>): Figures => ({
  rru: 5,
  wru: 0,
  calls: 3,
  rounds: 2,
  bytes: 20_000,
  followingRru: 0,
  followingWru: 0,
  ...some,
});

const measured = (route: string, ...all: Partial<Figures>[]) =>
  all.map((some, i) => ({ size: 10 ** (3 + i), lines: [{ route, what: '', figures: figures(some) }] }));

it('a cost that is the same at every size does not grow, nor one that differs by a unit', () => {
  expect(growthIn(measured('posts.list', {}, {}, {}))).toEqual([]);
  expect(growthIn(measured('posts.list', { rru: 5 }, { rru: 6 }, { rru: 5.5 }))).toEqual([]);
});

it('a cost that is larger at any larger size grows', () => {
  expect(growthIn(measured('posts.list', { rru: 5 }, { rru: 7 }, { rru: 5 }))).toEqual([
    'posts.list grows: rru 5, 7, 5',
  ]);
});

it('a unit or two of many are no growth', () => {
  expect(growthIn(measured('posts.list', { rru: 30 }, { rru: 32.5 }))).toEqual([]);
  expect(growthIn(measured('posts.list', { rru: 30 }, { rru: 33.5 }))).toHaveLength(1);
});

it('bytes differ by what stands on a page', () => {
  expect(growthIn(measured('posts.list', { bytes: 20_000 }, { bytes: 24_000 }))).toEqual([]);
  expect(growthIn(measured('posts.list', { bytes: 20_000 }, { bytes: 26_000 }))).toHaveLength(1);
});

it('what is declared to grow does so in the declared figures only', () => {
  expect(growthIn(measured('notifications.reset', { followingWru: 50 }, { followingWru: 5_000 }))).toEqual(
    [],
  );
  expect(growthIn(measured('notifications.reset', { wru: 6 }, { wru: 60 }))).toHaveLength(1);
});
