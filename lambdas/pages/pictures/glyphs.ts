import { inflateSync } from 'node:zlib';

/** Sizes of the header of a WOFF file, and of one entry of its directory (https://www.w3.org/TR/WOFF/). */
const [WOFF_HEADER, WOFF_ENTRY] = [44, 20];

/** A table of a font in a WOFF file; undefined where it has none of that name. */
function tableOf(woff: Buffer, name: string): Buffer | undefined {
  const entries = Array.from({ length: woff.readUInt16BE(12) }, (_, at) => WOFF_HEADER + at * WOFF_ENTRY);
  const entry = entries.find((at) => woff.toString('latin1', at, at + 4) === name);
  if (entry === undefined) return undefined;
  const [offset, packed, size] = [4, 8, 12].map((at) => woff.readUInt32BE(entry + at)) as [
    number,
    number,
    number,
  ];
  const bytes = woff.subarray(offset, offset + packed);
  return packed < size ? inflateSync(bytes) : bytes;
}

/** The character of a segment that has a glyph: in format 4, `cmap` may map some of a segment to none. */
function hasGlyph(table: Buffer, rangeAt: number, first: number, delta: number, character: number): boolean {
  const range = table.readUInt16BE(rangeAt);
  if (range === 0) return ((character + delta) & 0xffff) !== 0;
  const glyph = table.readUInt16BE(rangeAt + range + 2 * (character - first));
  return glyph !== 0;
}

/** `cmap` subtable of format 4: characters of the first plane, in segments. */
function addSegments(table: Buffer, found: Set<number>): void {
  const bytes = table.readUInt16BE(6);
  for (let at = 0; at < bytes; at += 2) {
    const last = table.readUInt16BE(14 + at);
    const first = table.readUInt16BE(16 + bytes + at);
    const delta = table.readUInt16BE(16 + 2 * bytes + at);
    for (let character = first; character <= last && character < 0xffff; character++)
      if (hasGlyph(table, 16 + 3 * bytes + at, first, delta, character)) found.add(character);
  }
}

/** `cmap` subtable of format 12: characters of all planes, in groups. */
function addGroups(table: Buffer, found: Set<number>): void {
  for (let group = 0; group < table.readUInt32BE(12); group++) {
    const [first, last] = [16, 20].map((at) => table.readUInt32BE(at + 12 * group)) as [number, number];
    for (let character = first; character <= last; character++) found.add(character);
  }
}

/**
 * The characters that a font has a glyph for, by its own table of them (OpenType, `cmap`).
 *
 * @param woff a WOFF file, version 1
 */
export function charactersOf(woff: Buffer): Set<number> {
  const found = new Set<number>();
  const cmap = tableOf(woff, 'cmap');
  for (let at = 0; cmap && at < cmap.readUInt16BE(2); at++) {
    const table = cmap.subarray(cmap.readUInt32BE(8 + 8 * at));
    const format = table.readUInt16BE(0);
    if (format === 4) addSegments(table, found);
    if (format === 12) addGroups(table, found);
  }
  return found;
}
