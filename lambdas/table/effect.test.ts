import { DynamoDBDocumentClient, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, describe, expect, it } from 'vitest';
import '../testing/environment.ts';
import { plainEffect, withEffect } from './effect.ts';
import { newMarker } from './idempotency-marker.ts';

const table = mockClient(DynamoDBDocumentClient);

const later = () => new Promise<void>((resolve) => setTimeout(resolve, 5));

const WRITES = [{ put: { pk: 'EFFECT', sk: 'EFFECT' } }];

/** The partition keys that each transaction has put. */
const sent = () =>
  table
    .commandCalls(TransactWriteCommand)
    .map(({ args }) => (args[0].input.TransactItems ?? []).map(({ Put }) => Put?.Item?.pk));

beforeEach(() => {
  table.reset();
  table.onAnyCommand().resolves({});
});

describe('the effect of a call', () => {
  it('is written with the marker of its key, once', async () => {
    const marker = newMarker('me', 'key', 'print');
    const work = withEffect({ marker }, async (effect) => {
      await effect.commit(WRITES);
      expect(marker.isWritten).toBe(true);
      await effect.commit(WRITES);
    });
    await expect(work).rejects.toThrow('one effect');
    expect(sent()).toEqual([['REQUEST#me#key', 'EFFECT']]);
  });

  it('can be tried again when it has failed, with its marker', async () => {
    table.on(TransactWriteCommand).rejectsOnce(new Error('busy')).resolves({});
    const marker = newMarker('me', 'key', 'print');
    await withEffect({ marker }, async (effect) => {
      await expect(effect.commit(WRITES)).rejects.toThrow('busy');
      expect(marker.isWritten).toBe(false);
      await effect.commit(WRITES);
    });
    expect(sent()).toHaveLength(2);
    expect(sent()[1]).toEqual(['REQUEST#me#key', 'EFFECT']);
  });

  it('has no marker without a key, and none in a job', async () => {
    await withEffect({}, (effect) => effect.commit(WRITES));
    await plainEffect.allowed();
    await plainEffect.commit(WRITES);
    await plainEffect.commit(WRITES);
    expect(sent()).toEqual([['EFFECT'], ['EFFECT'], ['EFFECT']]);
  });
});

describe('a call that has to be allowed', () => {
  it.each(['allowed', 'commit'] as const)('reads meanwhile, and writes when it is: %s', async (way) => {
    const seen: string[] = [];
    const permission = later().then(() => seen.push('allowed'));
    await withEffect({ permission }, async (effect) => {
      seen.push('read');
      await (way === 'allowed' ? effect.allowed() : effect.commit(WRITES));
      seen.push('written');
    });
    expect(seen).toEqual(['read', 'allowed', 'written']);
  });

  it('does not write when it is not, and says why', async () => {
    const permission = later().then(() => Promise.reject(new Error('too many')));
    await expect(withEffect({ permission }, (effect) => effect.commit(WRITES))).rejects.toThrow('too many');
    expect(sent()).toEqual([]);
  });

  it('is refused as well when it has nothing to write', async () => {
    const permission = Promise.reject(new Error('too many'));
    await expect(withEffect({ permission }, async () => 1)).rejects.toThrow('too many');
  });

  it('has ended before its failure is told, and so has the question', async () => {
    let isKnown = false;
    const permission = later().then(() => {
      isKnown = true;
    });
    const failing = withEffect({ permission }, () => Promise.reject(new Error('not there')));
    await expect(failing).rejects.toThrow('not there');
    expect(isKnown).toBe(true);
  });
});
