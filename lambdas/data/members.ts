import type { Author } from '../../shared/model/member.ts';
import { type NewSession, newSession } from './accounts.ts';
import { idTime } from './id.ts';
import type { AccountItem, HandleItem, MemberItem } from './items.ts';
import { type Key, keys } from './keys.ts';
import { get } from './table.ts';
import { transact, type Write } from './transact.ts';

export interface NewMember {
  _id: string;
  name: string;
  username: string;
  email: string;
  passwordHash: string;
  isAdmin?: boolean;
}

/** Errors of the writes below, given by the caller because their words belong to the route. */
export interface TakenErrors {
  emailTaken: () => Error;
  usernameTaken: () => Error;
}

const BLANK = {
  userRole: null,
  profilePicture: '',
  bannerImg: '',
  headline: '',
  about: '',
  location: '',
  phone: '',
  linkedin: '',
  organization: '',
  club: '',
  orgLogo: '',
  isVerified: false,
  skills: [],
  experience: [],
  education: [],
  investmentRange: { min: 0, max: 0 },
  investmentInterests: [],
  founderInfo: { startupStage: '', lookingFor: [] },
  jobSeekerInfo: { openToRoles: [] },
  connectionCount: 0,
  onboardingCompleted: false,
  cardVersion: 1,
} satisfies Partial<MemberItem>;

const handle = (key: Key<HandleItem>, memberId: string, taken: () => Error): Write => ({
  put: { ...key, memberId },
  ifNew: true,
  otherwise: taken,
});

/**
 * Creates a member, signed in: username and e-mail are reserved in the same transaction (SPEC section 7, signup).
 *
 * @throws `emailTaken`, else `usernameTaken`, when somebody holds them, ignoring case
 */
export async function createMember(
  { passwordHash, isAdmin = false, ...given }: NewMember,
  { emailTaken, usernameTaken }: TakenErrors,
): Promise<{ member: MemberItem; session: NewSession }> {
  const member: MemberItem = {
    ...BLANK,
    ...given,
    isAdmin,
    createdAt: new Date(idTime(given._id)).toISOString(),
  };
  const session = newSession(false);
  const account: AccountItem = {
    memberId: member._id,
    username: member.username,
    passwordHash,
    userRole: null,
    isAdmin,
    sessions: { [session.sessionId]: session.expiresAt },
  };
  await transact([
    handle(keys.email(member.email), member._id, emailTaken),
    handle(keys.username(member.username), member._id, usernameTaken),
    { put: { ...keys.member(member._id), ...member }, ifNew: true },
    { put: { ...keys.account(member._id), ...account }, ifNew: true },
  ]);
  return { member, session };
}

/** The member with this id. */
export const readMember = (memberId: string, options?: { consistent: boolean }) =>
  get(keys.member(memberId), options);

/** The id of the member who holds this username or e-mail address, ignoring case. */
export async function findMemberId(usernameOrEmail: string): Promise<string | undefined> {
  const key = usernameOrEmail.includes('@') ? keys.email(usernameOrEmail) : keys.username(usernameOrEmail);
  return (await get(key, { consistent: true }))?.memberId;
}

/** What stands beside everything that a member writes. */
export const authorOf = ({
  _id,
  username,
  name,
  headline,
  profilePicture,
  userRole,
}: MemberItem): Author => ({
  _id,
  username,
  name,
  headline,
  profilePicture,
  userRole,
});
