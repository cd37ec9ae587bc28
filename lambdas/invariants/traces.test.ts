import { describe, expect, it } from 'vitest';
import { tracesOf } from './traces.ts';

const ADA = 'aaaaaaaaaaaaaaaa';
const NOW = 1_000;

describe('the traces of a member', () => {
  it('are found in keys and in what stands in items, however deep', () => {
    const items = [
      { pk: `MEMBER#${ADA}`, sk: 'CARD' },
      { pk: 'POST#1', sk: 'POST', author: { _id: ADA } },
      { pk: 'POST#2', sk: 'POST', likers: ['bbbbbbbbbbbbbbbb', ADA] },
      { pk: 'MEMBER#b', sk: 'HIDDEN', blocked: new Set([ADA]) },
      { pk: 'POST#3', sk: 'POST', content: 'nobody' },
    ];
    const { left, expiring } = tracesOf(items, ADA, NOW);
    expect(left).toHaveLength(4);
    expect(left[0]).toContain('CARD');
    expect(expiring).toEqual([]);
  });

  it('that go by themselves are told apart, with their time', () => {
    const items = [
      { pk: `ATTEMPTS#guess#${ADA}`, sk: 'ATTEMPTS', ttl: NOW + 60 },
      { pk: `ATTEMPTS#guess#${ADA}#old`, sk: 'ATTEMPTS', ttl: NOW - 60 },
    ];
    const { left, expiring } = tracesOf(items, ADA, NOW);
    expect(left).toEqual([]);
    expect(expiring.map(({ ttl }) => ttl)).toEqual([NOW + 60]);
  });
});
