import { createHmac } from 'node:crypto';
import { RECOVERY_CODES } from '../../shared/limits.ts';
import { recoveryCodeKey } from '../secrets/recovery-code-key.ts';

/** Without i, l, o and u, which are read as others or make words (Crockford's base 32). */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';
const LETTERS = 24;
const GROUP = /.{4}(?=.)/g;

const lettersOf = (bytes: Uint8Array): string =>
  Array.from(bytes.subarray(0, LETTERS), (byte) => ALPHABET[byte % ALPHABET.length]).join('');

async function keyed(...facts: string[]): Promise<Buffer> {
  return createHmac('sha256', await recoveryCodeKey())
    .update(JSON.stringify(facts))
    .digest();
}

/**
 * The codes of a set, 120 bits each, so that a repeat after a lost answer shows the same ones.
 *
 * @param setId known to nobody but the call that makes them, and to its repeats
 */
export const codesOf = (memberId: string, setId: string): Promise<string[]> =>
  Promise.all(
    Array.from({ length: RECOVERY_CODES }, async (_, nth) =>
      lettersOf(await keyed('code', memberId, setId, String(nth))).replaceAll(GROUP, '$&-'),
    ),
  );

/** What people mistake for a letter of a code. */
const MISREAD: Record<string, string> = { o: '0', i: '1', l: '1' };

/** A code as it was made, whatever its owner has typed between the letters. */
const plain = (typed: string): string =>
  typed
    .toLowerCase()
    .replaceAll(/[^0-9a-z]/g, '')
    .replaceAll(/[oil]/g, (letter) => MISREAD[letter] ?? letter);

/** What is stored of a code: worth nothing without the key, which is not in the table. */
export const hashOf = async (memberId: string, typed: string): Promise<string> =>
  (await keyed('hash', memberId, plain(typed))).toString('base64url');
