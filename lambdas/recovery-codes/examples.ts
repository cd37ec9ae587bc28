import { contract } from '../../shared/api/index.ts';
import { RECOVERY_CODES } from '../../shared/limits.ts';
import { type Examples, reads, writes } from '../testing/examples/example.ts';
import { onceARound, passkey } from '../testing/examples/things.ts';

const { recoveryCodes } = contract;

const ownersPasskey = onceARound(passkey.make);

const ownersCodes = onceARound(async (parties) => {
  await ownersPasskey(parties);
  return (await parties.owner.must(recoveryCodes.make, { body: {} })).codes;
});

export const examples: Examples<typeof contract.recoveryCodes> = {
  get: { budget: reads(2, 2, 1) },
  make: {
    unlimited: 'it is about the own account, and its mails are limited',
    budget: writes([8, 10], 2, 3, 2),
    by: 'owner',
    owner: 'new',
    before: ownersPasskey,
    body: {},
  },
  remove: {
    unlimited: 'it is about the own account, and its mails are limited',
    budget: writes([6, 8], 2, 3, 2),
    by: 'owner',
    owner: 'new',
    before: ownersCodes,
    body: {},
  },
  login: {
    budget: writes([10, 14], 5.5, 9, 4),
    by: 'visitors',
    owner: 'new',
    most: RECOVERY_CODES,
    body: async (parties, index) => {
      const codes = await ownersCodes(parties);
      return { username: parties.owner.username, code: codes[index] ?? '' };
    },
  },
};
