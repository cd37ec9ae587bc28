import { contract } from '../../shared/api/index.ts';
import { SESSIONS_PER_MEMBER } from '../../shared/limits.ts';
import { mails } from '../../shared/texts/notifications/mails.ts';
import { addressOf, Caller, freshUsername, newcomer, PASSWORD, signIn } from '../testing/calls/caller.ts';
import { type Examples, type Parties, reads, secret, writes } from '../testing/examples/example.ts';
import { onceARound, session } from '../testing/examples/things.ts';
import { addPasskeyTo } from '../testing/people/add-passkey.ts';
import { confirmAddress, mailedToken } from '../testing/services/mailed.ts';

const { auth, users } = contract;

const OTHER_PASSWORD = `${PASSWORD} once more`;

const newAddress = () => ({ email: addressOf({ username: freshUsername() }) });

/** The body with the token of a link that is mailed to the owner; undefined where mails leave for real. */
async function linkOf(owner: Caller, mail: { subject: string }) {
  const token = await mailedToken(owner, mail);
  return token === undefined ? undefined : { token };
}

/** The link that goes to the owner, whose address is confirmed, after something has been done. */
const confirmedLink =
  (mail: { subject: string }, act: (owner: Caller) => Promise<unknown>) =>
  async ({ owner }: Parties) => {
    if (!(await confirmAddress(owner))) return undefined;
    await act(owner);
    return linkOf(owner, mail);
  };

/** The link of a member with a passkey who has forgotten their password. */
const forgottenLink = confirmedLink(mails.resetPassword, async (owner) => {
  await addPasskeyTo(owner);
  await new Caller(owner.base).must(auth.forgotPassword, { body: { email: addressOf(owner) } });
});

const signInAgain = ({ owner }: Parties) => signIn(owner.base, owner.username);

export const examples: Examples<typeof contract.auth> = {
  me: {
    /** It names the newest connections, 1,000 at most. */
    budget: reads(26, 3, 2),
    special: { 'without connections': reads(3, 2, 2) },
    grows: { figures: ['rru', 'bytes'], because: 'it names the newest connections, 1,000 at most' },
    asks: { '': {}, 'of the hub': { by: 'hubMember' } },
  },
  signup: { budget: writes([37, 75], 1, 3, 3), by: 'visitors', body: () => newcomer() },
  login: {
    budget: writes([6, 8], 4.5, 7, 3),
    by: 'visitors',
    owner: 'new',
    body: ({ owner: { username } }) => ({ username, password: PASSWORD }),
  },
  logout: { budget: writes([2, 2], 1, 2, 2), by: signInAgain, owner: 'new' },
  signInLink: { budget: writes([7, 14], 5, 6, 4), by: 'visitors', body: newAddress },
  useSignInLink: {
    budget: writes([10, 15], 6, 8, 6),
    by: 'visitors',
    owner: 'new each time',
    body: confirmedLink(mails.signInLink, (owner) =>
      new Caller(owner.base).must(auth.signInLink, { body: { email: addressOf(owner) } }),
    ),
  },
  forgotPassword: { budget: writes([7, 14], 5, 6, 4), by: 'visitors', body: newAddress },
  resetPassword: {
    budget: writes([22, 32], 6, 14, 6),
    by: 'visitors',
    owner: 'new each time',
    body: async (parties) => {
      const link = await forgottenLink(parties);
      return link && { ...link, password: OTHER_PASSWORD };
    },
  },
  resetFactors: {
    budget: writes([1, 1], 5, 6, 4),
    by: 'visitors',
    owner: 'new each time',
    body: forgottenLink,
  },
  verifyEmail: {
    budget: writes([13, 15], 6.5, 7, 6),
    by: 'visitors',
    owner: 'new each time',
    body: async ({ owner }) => {
      await owner.must(auth.resendVerification);
      return linkOf(owner, mails.verifyEmail);
    },
  },
  resendVerification: {
    unlimited: 'it is about the own account, and its mails are limited',
    budget: writes([6, 13], 4, 6, 4),
    by: 'owner',
    owner: 'new',
  },
  restoreEmail: {
    budget: writes([15, 24], 8.5, 8, 6),
    by: 'visitors',
    owner: 'new each time',
    body: confirmedLink(mails.emailChanged, (owner) =>
      owner.must(users.updateProfile, { body: { ...newAddress(), currentPassword: PASSWORD } }),
    ),
  },
  updateRole: {
    budget: writes([11], 4, 5, 3),
    by: 'owner',
    owner: 'new',
    body: (_, index) => ({ userRole: index % 2 ? 'founder' : 'investor' }),
  },
  changePassword: {
    unlimited: 'it is about the own account, and its mails are limited',
    budget: writes([11, 13], 4, 8, 7),
    by: 'owner',
    owner: 'new',
    body: { currentPassword: PASSWORD, newPassword: OTHER_PASSWORD },
  },
  sessions: { budget: reads(1, 1, 1) },
  endSession: {
    unlimited: 'it is about the own account, and its mails are limited',
    budget: writes([4, 4], 3, 4, 3),
    by: 'owner',
    owner: 'new',
    names: session,
    answers: secret,
    // One is the owner's own.
    most: SESSIONS_PER_MEMBER - 1,
  },
  endOtherSessions: {
    unlimited: 'it is about the own account, and its mails are limited',
    budget: writes([4, 4], 3, 4, 3),
    by: 'owner',
    owner: 'new',
    before: onceARound(signInAgain),
  },
};
