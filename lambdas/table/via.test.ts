import { describe, expect, it } from 'vitest';
import { withTrace } from '../trace.ts';
import { itemKind } from './key.ts';
import { stamped, stampedUpdate, unstamped, viaOf } from './via.ts';

const item = { pk: 'A', sk: 'B', text: 'c' };
const under = <T>(work: () => T): T => withTrace('call-1', work);

describe('an item that is written', () => {
  it('names the call that writes it', () => {
    expect(under(() => stamped(item))).toEqual({ ...item, v: 'call-1' });
  });

  it('does not where nothing follows from its changes', () => {
    const meter = itemKind({ isFollowed: false })('METERS', '{meterId}#COUNT');
    const count = { ...meter('m1'), count: 1 };
    expect(under(() => stamped(count))).toEqual(count);
    expect(under(() => stampedUpdate(count, { update: 'SET a = :a' }))).toEqual({ update: 'SET a = :a' });
  });

  it('names the first of several calls', () => {
    expect(withTrace('call-1 call-2', () => stamped(item))).toEqual({ ...item, v: 'call-1' });
  });

  it('is as given where no call is known', () => {
    expect(stamped(item)).toBe(item);
    expect(stampedUpdate(item, { update: 'SET a = :a' })).toEqual({ update: 'SET a = :a' });
  });

  it.each([
    ['SET a = :a', 'SET #via = :via, a = :a'],
    ['ADD a :a', 'SET #via = :via ADD a :a'],
    ['REMOVE a', 'SET #via = :via REMOVE a'],
    ['REMOVE a SET b = :b', 'REMOVE a SET #via = :via, b = :b'],
  ])('is updated with it: %s', (update, wanted) => {
    const change = { update, names: { '#n': 'n' }, values: { ':a': 1 } };
    expect(under(() => stampedUpdate(item, change))).toEqual({
      update: wanted,
      names: { '#n': 'n', '#via': 'v' },
      values: { ':a': 1, ':via': 'call-1' },
    });
  });
});

describe('an item that is read', () => {
  it('is without it', () => {
    expect(unstamped({ ...item, v: 'call-1' })).toEqual(item);
  });

  it('tells it to the stream alone', () => {
    expect(viaOf({ pk: { S: 'A' }, v: { S: 'call-1' } })).toBe('call-1');
    expect(viaOf({ pk: { S: 'A' } })).toBeUndefined();
    expect(viaOf(undefined)).toBeUndefined();
  });
});
