/** Ones in a row after which a gap is spelled out, because it is far beyond the others. */
const ESCAPE = 24;
const WHOLE_BITS = 53;

const HEADER_BYTES = 5;
const COUNT_AT = 1;

/** Set in the first byte of a list that says which numbers are missing. */
const INVERTED = 0x80;

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

/** The numbers that an inverted list stands for: all from the first to the last without those between them. */
function restored([first = 0, ...list]: number[]): number[] {
  const last = list.pop() ?? first;
  const missing = new Set(list);
  return Array.from({ length: last + 1 - first }, (_, i) => first + i).filter(
    (number) => !missing.has(number),
  );
}

/** Unpacks numbers as they were stored before their gaps were deflated: Rice codes of the gaps. */
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
