import { contract } from '../../shared/api/index.ts';
import { Caller } from '../testing/calls/caller.ts';
import { type Examples, reads, secret, writes } from '../testing/examples/example.ts';
import { onceARound, passkey } from '../testing/examples/things.ts';
import { addPasskeyTo } from '../testing/people/add-passkey.ts';
import { Authenticator } from '../testing/people/authenticator.ts';

const { passkeys } = contract;

const ownersAuthenticator = onceARound(async ({ owner }) => {
  const authenticator = new Authenticator(owner.url('/'));
  await addPasskeyTo(owner, authenticator);
  return authenticator;
});

export const examples: Examples<typeof contract.passkeys> = {
  list: { budget: reads(1.5, 2, 1) },
  registration: {
    unlimited: 'it is about the own account, and its mails are limited',
    budget: writes([0, 0], 2, 3, 2),
    by: 'owner',
    owner: 'new',
  },
  register: {
    unlimited: 'it is about the own account, and its mails are limited',
    budget: writes([9, 11], 2, 4, 3),
    by: 'owner',
    owner: 'new each time',
    body: async ({ owner }) => {
      const options = await owner.must(passkeys.registration);
      return { response: new Authenticator(owner.url('/')).register(options), name: 'Laptop' };
    },
  },
  remove: {
    unlimited: 'it is about the own account, and its mails are limited',
    budget: writes([10, 12], 3, 4, 3),
    by: 'owner',
    owner: 'new each time',
    names: passkey,
    answers: secret,
  },
  challenge: { budget: writes([0, 0], 0, 0, 0), by: 'visitors' },
  login: {
    budget: writes([6, 8], 4, 6, 4),
    by: 'visitors',
    owner: 'new',
    body: async (parties) => {
      const challenge = await new Caller(parties.owner.base).must(passkeys.challenge);
      return { response: (await ownersAuthenticator(parties)).signIn(challenge) };
    },
  },
};
