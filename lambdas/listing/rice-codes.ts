/** Ones in a row after which a gap is spelled out, because it is far beyond the others. */
const ESCAPE = 24;
const WHOLE_BITS = 53;

const HEADER_BYTES = 5;
const COUNT_AT = 1;

/** Set in the first byte of a list that says which numbers are missing. */
const INVERTED = 0x80;

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
 * What is to be packed: the numbers themselves or, when most of those between the first and the last are there, these
 * two with the missing ones between them.
 */
function shorter(numbers: number[]): { list: number[]; isInverted: boolean } {
  const [first, last] = [numbers[0], numbers.at(-1)];
  const isInverted =
    first !== undefined && last !== undefined && first < last && numbers.length > (last - first + 1) / 2;
  if (!isInverted) return { list: numbers, isInverted };
  const missing = numbers.flatMap((number, i) => range(number + 1, numbers[i + 1] ?? number + 1));
  return { list: [first, ...missing, last], isInverted };
}

/** The numbers from one up to, and without, another. */
const range = (from: number, to: number): number[] => Array.from({ length: to - from }, (_, i) => from + i);

/** The numbers that an inverted list stands for. */
function restored([first = 0, ...list]: number[]): number[] {
  const last = list.pop() ?? first;
  const missing = new Set(list);
  return range(first, last + 1).filter((number) => !missing.has(number));
}

/**
 * Packs numbers by the gaps between them (Rice codes): 11 bits for each when every thousandth is there, 5 when every
 * tenth is, 2 when every other one is, and next to nothing when all are.
 *
 * @param numbers whole, ascending, each once, from 0 to 2^53
 */
export function packRiceCodes(numbers: number[]): Uint8Array {
  const { list, isInverted } = shorter(numbers);
  const gaps = list.map((number, i) => number - (list[i - 1] ?? -1) - 1);
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
  packed.set([isInverted ? plain | INVERTED : plain]);
  new DataView(packed.buffer).setUint32(COUNT_AT, list.length);
  packed.set(bytes, HEADER_BYTES);
  return packed;
}

/** The numbers that `packRiceCodes` has packed. */
export function unpackRiceCodes(packed: Uint8Array): number[] {
  const [head = 0] = packed;
  const plain = head & ~INVERTED;
  const count = new DataView(packed.buffer, packed.byteOffset).getUint32(COUNT_AT);
  const { bit, number } = bitReader(packed.subarray(HEADER_BYTES));
  const list: number[] = [];
  for (let last = -1; list.length < count; ) {
    let steps = 0;
    while (steps < ESCAPE && bit() === 1) steps += 1;
    const gap = steps === ESCAPE ? number(WHOLE_BITS) : steps * 2 ** plain + number(plain);
    last += gap + 1;
    list.push(last);
  }
  return head & INVERTED ? restored(list) : list;
}
