import { inflateRawSync } from 'node:zlib';
import { packRiceCodes, unpackRiceCodes } from './rice-codes.ts';

/** The first byte of deflated gaps. Rice codes begin with a smaller one, or with one from 128 on. */
export const DEFLATED = 0x40;

function fromVarints(bytes: Uint8Array): number[] {
  const numbers: number[] = [];
  let [gap, unit, next] = [0, 1, 0];
  for (const byte of bytes) {
    gap += (byte & 0x7f) * unit;
    unit *= 0x80;
    if (byte >= 0x80) continue;
    numbers.push(next + gap);
    next += gap + 1;
    gap = 0;
    unit = 1;
  }
  return numbers;
}

/**
 * Packs numbers by the gaps between them.
 *
 * @param numbers whole, ascending, each once, from 0 to 2^53 - 1
 */
export const packNumbers = packRiceCodes;

/**
 * The numbers that `packNumbers` has packed, by this version or by the next one, which deflates the gaps.
 *
 * @throws Error when the bytes are damaged
 */
export const unpackNumbers = (packed: Uint8Array): number[] =>
  packed[0] === DEFLATED ? fromVarints(inflateRawSync(packed.subarray(1))) : unpackRiceCodes(packed);
