/** Ones in a row after which a gap is spelled out, because it is far beyond the others. */
const ESCAPE = 24;
const WHOLE_BITS = 53;

const HEADER_BYTES = 5;
const COUNT_AT = 1;

function bitWriter() {
  const bytes: number[] = [];
  let free = 0;
  const bit = (isOne: boolean): void => {
    if (free === 0) {
      bytes.push(0);
      free = 8;
    }
    free -= 1;
    if (isOne) bytes.push((bytes.pop() ?? 0) | (1 << free));
  };
  return {
    bytes,
    bit,
    number(value: number, bits: number): void {
      for (let at = bits - 1; at >= 0; at -= 1) bit(Math.floor(value / 2 ** at) % 2 === 1);
    },
  };
}

function bitReader(bytes: Uint8Array) {
  let at = 0;
  const bit = (): number => {
    const one = ((bytes[at >> 3] ?? 0) >> (7 - (at & 7))) & 1;
    at += 1;
    return one;
  };
  return {
    bit,
    number(bits: number): number {
      let value = 0;
      for (let i = 0; i < bits; i += 1) value = value * 2 + bit();
      return value;
    },
  };
}

/** A little below the middle, where dense lists still have no gap at all. */
const TYPICAL = 0.45;

/** How many bits of a gap are written as they are: as many as a typical one has. */
function plainBits(gaps: number[]): number {
  const typical = gaps.toSorted((a, b) => a - b)[Math.floor(gaps.length * TYPICAL)] ?? 0;
  return Math.floor(Math.log2(typical + 1));
}

/**
 * Packs numbers by the gaps between them (Rice codes): about 1 bit for each when they follow each other, 5 when every
 * tenth is there, 11 when every thousandth is.
 *
 * @param numbers whole, ascending, each once, from 0 to 2^53
 */
export function packNumbers(numbers: number[]): Uint8Array {
  const gaps = numbers.map((number, i) => number - (numbers[i - 1] ?? -1) - 1);
  const plain = plainBits(gaps);
  const { bytes, bit, number } = bitWriter();
  for (const gap of gaps) {
    const steps = Math.floor(gap / 2 ** plain);
    for (let i = 0; i < Math.min(steps, ESCAPE); i += 1) bit(true);
    if (steps >= ESCAPE) {
      number(gap, WHOLE_BITS);
      continue;
    }
    bit(false);
    number(gap % 2 ** plain, plain);
  }
  const packed = new Uint8Array(HEADER_BYTES + bytes.length);
  packed.set([plain]);
  new DataView(packed.buffer).setUint32(COUNT_AT, numbers.length);
  packed.set(bytes, HEADER_BYTES);
  return packed;
}

/** The numbers that `packNumbers` has packed. */
export function unpackNumbers(packed: Uint8Array): number[] {
  const plain = packed[0] ?? 0;
  const count = new DataView(packed.buffer, packed.byteOffset).getUint32(COUNT_AT);
  const { bit, number } = bitReader(packed.subarray(HEADER_BYTES));
  const numbers: number[] = [];
  for (let last = -1; numbers.length < count; ) {
    let steps = 0;
    while (steps < ESCAPE && bit() === 1) steps += 1;
    const gap = steps === ESCAPE ? number(WHOLE_BITS) : steps * 2 ** plain + number(plain);
    last += gap + 1;
    numbers.push(last);
  }
  return numbers;
}
