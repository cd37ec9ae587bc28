import { recoveryCodes } from '../../shared/api/recovery-codes.ts';
import { confirmMember } from '../auth/confirmation.ts';
import { readRecoveryCodes, replaceRecoveryCodes } from '../factors/recovery-codes/recovery-codes.ts';
import { handle } from '../http/handle.ts';
import { codesOf, hashOf } from './codes.ts';
import { CodesReplacedError } from './errors.ts';

export const handler = handle(
  recoveryCodes.make,
  async ({ member, body, address, newId, effect, saveForReplay }) => {
    await confirmMember(member, body.currentPassword, address);
    const setId = newId();
    saveForReplay(setId);
    const codes = await codesOf(member._id, setId);
    const hashes = await Promise.all(codes.map((code) => hashOf(member._id, code)));
    const createdAt = new Date().toISOString();
    await replaceRecoveryCodes(effect, member._id, hashes, createdAt);
    return { codes, createdAt };
  },
  async ({ member }, setId) => {
    const [codes, stored] = await Promise.all([codesOf(member._id, setId), readRecoveryCodes(member._id)]);
    const hashes = await Promise.all(codes.map((code) => hashOf(member._id, code)));
    // Codes that work no more are worse than none.
    if (!stored || !hashes.some((hash) => stored.hashes?.has(hash))) throw new CodesReplacedError();
    return { codes, createdAt: stored.createdAt };
  },
);
