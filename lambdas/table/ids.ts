import { randomBytes } from 'node:crypto';

const ALPHABET = '-0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz';
const TIME_CHARACTERS = 8;
const RANDOM_BYTES = 6;

/** Base64 whose alphabet is in ASCII order, so that texts sort as their numbers do. */
function encode(bytes: Uint8Array): string {
  let text = '';
  for (let i = 0; i < bytes.length; i += 3) {
    const word = ((bytes[i] ?? 0) << 16) | ((bytes[i + 1] ?? 0) << 8) | (bytes[i + 2] ?? 0);
    for (const shift of [18, 12, 6, 0]) text += ALPHABET[(word >> shift) & 63];
  }
  return text;
}

/**
 * Makes an id: 48 bits of time and 48 bits that tell two ids of one millisecond apart.
 *
 * @param at milliseconds since 1970
 * @param tail the second half; random when absent
 * @returns 16 URL-safe characters that sort by time
 */
export function newId(at: number = Date.now(), tail: Uint8Array = randomBytes(RANDOM_BYTES)): string {
  const time = Buffer.alloc(6);
  time.writeUIntBE(at, 0, 6);
  return encode(time) + encode(tail.subarray(0, RANDOM_BYTES));
}

const decode = (text: string): number =>
  [...text].reduce((number, letter) => number * 64 + ALPHABET.indexOf(letter), 0);

/**
 * When an id was made.
 *
 * @param id 16 characters from `newId`
 * @returns milliseconds since 1970
 */
export const idTime = (id: string): number => decode(id.slice(0, TIME_CHARACTERS));

/**
 * Makes an id that ends in a number instead of random bits, so that either is found by the other.
 *
 * @param number a whole number below 2^48 that no other thing of its kind has
 * @param at milliseconds since 1970
 */
export function numberedId(number: number, at: number): string {
  const tail = Buffer.alloc(RANDOM_BYTES);
  tail.writeUIntBE(number, 0, RANDOM_BYTES);
  return newId(at, tail);
}

/** The number that an id of `numberedId` ends in. */
export const idNumber = (id: string): number => decode(id.slice(TIME_CHARACTERS));
