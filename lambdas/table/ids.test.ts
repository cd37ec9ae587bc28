import { describe, expect, it } from 'vitest';
import { id as idSchema } from '../../shared/model/common.ts';
import { idTime, newId } from './ids.ts';

const TAIL = Uint8Array.from([1, 2, 3, 4, 5, 6]);
const HIGHEST = new Uint8Array(6).fill(255);
const LOWEST = new Uint8Array(6);

/** Instants whose encodings differ in each of the eight places of time. */
const INSTANTS = [
  0,
  1,
  63,
  64,
  4_095,
  4_096,
  Date.UTC(1999, 11, 31, 23, 59, 59, 999),
  Date.UTC(2000, 0, 1),
  Date.UTC(2026, 10, 30, 23, 59, 59, 999),
  Date.UTC(2026, 11, 1),
  Date.UTC(2106, 1, 7),
  Date.UTC(9999, 11, 31),
];

describe('an id', () => {
  it('is 16 URL-safe characters, as the contract wants ids', () => {
    for (const tail of [TAIL, HIGHEST, LOWEST])
      for (const at of INSTANTS) {
        const id = newId(at, tail);
        expect(id).toMatch(/^[\w-]{16}$/);
        expect(encodeURIComponent(idSchema.parse(id))).toBe(id);
      }
  });

  it('sorts by time, from one millisecond to the next and across years, whatever its tail', () => {
    for (const at of INSTANTS) expect(newId(at, HIGHEST) < newId(at + 1, LOWEST)).toBe(true);
    const ids = INSTANTS.map((at) => newId(at));
    expect([...ids].sort()).toEqual(ids);
  });

  it('sorts within a millisecond by its tail', () => {
    const low = Uint8Array.from([9, 255, 255, 255, 255, 255]);
    const high = Uint8Array.from([10, 0, 0, 0, 0, 0]);
    expect(newId(5, low) < newId(5, high)).toBe(true);
  });

  it('sorts in bytes, as the table does, and not only as texts', () => {
    const ids = INSTANTS.map((at) => newId(at));
    expect(
      ids
        .map((id) => Buffer.from(id))
        .sort(Buffer.compare)
        .map(String),
    ).toEqual(ids);
  });

  it('tells when it was made', () => {
    for (const at of INSTANTS) expect(idTime(newId(at))).toBe(at);
  });

  it('is made now when it is not told otherwise', () => {
    const before = Date.now();
    const at = idTime(newId());
    expect(at).toBeGreaterThanOrEqual(before);
    expect(at).toBeLessThanOrEqual(Date.now());
  });

  it('is the same for the same instant and tail, however long the tail goes on', () => {
    expect(newId(5, TAIL)).toBe(newId(5, TAIL));
    expect(newId(5, Uint8Array.from([...TAIL, 7, 8]))).toBe(newId(5, TAIL));
    expect(newId(5, TAIL)).not.toBe(newId(5, HIGHEST));
  });

  it('is not made twice in one millisecond', () => {
    expect(new Set(Array.from({ length: 1_000 }, () => newId(5))).size).toBe(1_000);
  });
});
