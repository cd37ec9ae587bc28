import { describe, expect, it } from 'vitest';
import { withTrace } from '../telemetry.ts';
import { itemKind } from './key.ts';
import { traceIdOf, updateWithTraceId, withoutTraceId, withTraceId } from './trace-id.ts';

const item = { pk: 'A', sk: 'B', text: 'c' };
const under = <T>(work: () => T): T => withTrace('call-1', work);

describe('an item that is written', () => {
  it('names the call that writes it', () => {
    expect(under(() => withTraceId(item))).toEqual({ ...item, v: 'call-1' });
  });

  it('does not where nothing follows from its changes', () => {
    const meter = itemKind({ isFollowed: false })('METERS', '{meterId}#COUNT');
    const count = { ...meter('m1'), count: 1 };
    expect(under(() => withTraceId(count))).toEqual(count);
    expect(under(() => updateWithTraceId(count, { update: 'SET a = :a' }))).toEqual({ update: 'SET a = :a' });
  });

  it('names the first of several calls', () => {
    expect(withTrace('call-1 call-2', () => withTraceId(item))).toEqual({ ...item, v: 'call-1' });
  });

  it('is as given where no call is known', () => {
    expect(withTraceId(item)).toBe(item);
    expect(updateWithTraceId(item, { update: 'SET a = :a' })).toEqual({ update: 'SET a = :a' });
  });

  it.each([
    ['SET a = :a', 'SET #traceId = :traceId, a = :a'],
    ['ADD a :a', 'SET #traceId = :traceId ADD a :a'],
    ['REMOVE a', 'SET #traceId = :traceId REMOVE a'],
    ['REMOVE a SET b = :b', 'REMOVE a SET #traceId = :traceId, b = :b'],
  ])('is updated with it: %s', (update, wanted) => {
    const change = { update, names: { '#n': 'n' }, values: { ':a': 1 } };
    expect(under(() => updateWithTraceId(item, change))).toEqual({
      update: wanted,
      names: { '#n': 'n', '#traceId': 'v' },
      values: { ':a': 1, ':traceId': 'call-1' },
    });
  });
});

describe('an item that is read', () => {
  it('is without it', () => {
    expect(withoutTraceId({ ...item, v: 'call-1' })).toEqual(item);
  });

  it('tells it to the stream alone', () => {
    expect(traceIdOf({ pk: { S: 'A' }, v: { S: 'call-1' } })).toBe('call-1');
    expect(traceIdOf({ pk: { S: 'A' } })).toBeUndefined();
    expect(traceIdOf(undefined)).toBeUndefined();
  });
});
