import { createHmac, timingSafeEqual } from 'node:crypto';
import { cursorKey } from '../secrets/cursor-key.ts';
import { InvalidCursorError } from './request/errors.ts';

const SIGNATURE_BYTES = 12;

async function signatureOf(list: string, position: string): Promise<Buffer> {
  return createHmac('sha256', await cursorKey())
    .update(`${list}\n${position}`)
    .digest()
    .subarray(0, SIGNATURE_BYTES);
}

/**
 * Encodes a position in a list, signed.
 *
 * @param list what is paged, so that a cursor of one list is none of another
 * @param position where the next page begins
 */
export async function encodeCursor(list: string, position: string): Promise<string> {
  return Buffer.concat([await signatureOf(list, position), Buffer.from(position)]).toString('base64url');
}

/**
 * Reads a cursor that `encodeCursor` made for the same list.
 *
 * @returns the position, or undefined when there is no cursor
 * @throws InvalidCursorError when it was not made by us
 */
export async function decodeCursor(list: string, cursor: string | undefined): Promise<string | undefined> {
  if (cursor === undefined) return undefined;
  const bytes = Buffer.from(cursor, 'base64url');
  const position = bytes.subarray(SIGNATURE_BYTES).toString();
  const given = bytes.subarray(0, SIGNATURE_BYTES);
  const wanted = await signatureOf(list, position);
  if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) throw new InvalidCursorError();
  return position;
}
