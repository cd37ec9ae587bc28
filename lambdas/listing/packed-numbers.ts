import { constants, deflateRawSync, inflateRawSync } from 'node:zlib';
import { unpackRiceCodes } from './rice-codes.ts';

/** The first byte of deflated gaps. Rice codes begin with a smaller one, or with one from 128 on. */
const DEFLATED = 0x40;

/** How many numbers are left out before each, seven bits a byte, the lowest first; all but the last byte are 128 or more. */
function toVarints(numbers: number[]): Uint8Array {
  const bytes: number[] = [];
  let next = 0;
  for (const number of numbers) {
    let gap = number - next;
    for (; gap >= 0x80; gap = Math.floor(gap / 0x80)) bytes.push((gap % 0x80) + 0x80);
    bytes.push(gap);
    next = number + 1;
  }
  return Uint8Array.from(bytes);
}

function fromVarints(bytes: Uint8Array): number[] {
  const numbers: number[] = [];
  let [gap, unit, next] = [0, 1, 0];
  for (const byte of bytes) {
    gap += (byte % 0x80) * unit;
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
 * Packs numbers by the gaps between them: 13 bits for each when every thousandth is there, 5 when every tenth is, 2 when
 * every other one is, and next to nothing when all are.
 *
 * @param numbers whole, ascending, each once, from 0 to 2^53 - 1
 */
export function packNumbers(numbers: number[]): Uint8Array {
  // Gaps repeat themselves, but not longer patterns of them: looking for these would cost bytes.
  const gaps = deflateRawSync(toVarints(numbers), { strategy: constants.Z_RLE });
  const packed = new Uint8Array(gaps.length + 1);
  packed[0] = DEFLATED;
  packed.set(gaps, 1);
  return packed;
}

/**
 * The numbers that `packNumbers` has packed, of this version or of an earlier one.
 *
 * @throws Error when the bytes are damaged
 */
export const unpackNumbers = (packed: Uint8Array): number[] =>
  packed[0] === DEFLATED ? fromVarints(inflateRawSync(packed.subarray(1))) : unpackRiceCodes(packed);
