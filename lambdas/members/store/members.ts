import { SECOND } from '../../../shared/limits.ts';
import type { Author } from '../../../shared/model/member.ts';
import { isAdministrator } from '../../../shared/rules/members/administrator.ts';
import type { AccountItem } from '../../http/items.ts';
import { httpKeys } from '../../http/keys.ts';
import type { NewSession } from '../../http/session/accounts.ts';
import { mailJob } from '../../mail/orders.ts';
import { getMany } from '../../table/batch.ts';
import type { Effect } from '../../table/effect.ts';
import { idTime } from '../../table/ids.ts';
import type { Key } from '../../table/key.ts';
import { retryOnConflict } from '../../table/retry.ts';
import { get } from '../../table/table.ts';
import type { Write } from '../../table/write.ts';
import { hiddenAmong, isHidden, type Viewer } from '../../visibility/viewer.ts';
import { memberMailKinds } from '../mails/kinds.ts';
import { CARD_DEFAULTS, PROFILE_DEFAULTS } from './defaults.ts';
import { moveEntries } from './directory.ts';
import { EmailTakenError, UsernameTakenError } from './errors.ts';
import type { HandleItem, MemberItem, MemberSummary, ProfileItem } from './items.ts';
import { memberKeys } from './keys.ts';

export interface NewMember {
  _id: string;
  name: string;
  username: string;
  email: string;
  passwordHash: string;
  isAdmin?: boolean;
  /** The first session, of somebody who signs up; others have to sign in. */
  session?: NewSession;
  /** Whether the address is known to be theirs; else they get a mail to confirm it. */
  emailVerified?: boolean;
  /** The network address that the sign-up came from. */
  from?: string;
  /** What has to be true besides. */
  checks?: Write[];
}

/** What stands beside everything that a member writes. */
export const authorOf = ({ _id, username, name, headline, profilePicture, userRole }: Author): Author => ({
  _id,
  username,
  name,
  headline,
  profilePicture,
  userRole,
});

/** The item of a member that lists read. */
export const cardOf = (member: MemberItem): MemberSummary => ({
  ...authorOf(member),
  organization: member.organization,
  location: member.location,
  focus: member.focus,
  connectionCount: member.connectionCount,
  unread: member.unread,
  notificationCount: member.notificationCount,
  notificationChanges: member.notificationChanges,
  readUpTo: member.readUpTo,
  clearedUpTo: member.clearedUpTo,
  cardVersion: member.cardVersion,
});

/** The item of a member that only their own profile needs. */
export function profileOf(member: MemberItem): ProfileItem {
  const card = cardOf(member);
  const rest = Object.entries(member).filter(([attribute]) => !(attribute in card));
  return Object.fromEntries(rest) as unknown as ProfileItem;
}

const reserveHandle = (key: Key<HandleItem>, memberId: string, Taken: new () => Error): Write => ({
  put: { ...key, memberId },
  // One that was kept for a while may still be there.
  condition: 'attribute_not_exists(pk) OR #ttl < :now',
  names: { '#ttl': 'ttl' },
  values: { ':now': Date.now() / SECOND },
  onConditionFailed: () => new Taken(),
});

/**
 * Creates a member. Username and e-mail address are reserved in the same transaction.
 *
 * @throws EmailTakenError or UsernameTakenError when another member has one of them, ignoring case; the error of the one of `checks` whose condition fails
 */
export async function createMember(
  effect: Effect,
  { passwordHash, isAdmin = false, session, emailVerified = false, from, checks = [], ...given }: NewMember,
): Promise<MemberItem> {
  const member: MemberItem = {
    ...CARD_DEFAULTS,
    ...PROFILE_DEFAULTS,
    ...given,
    isAdmin,
    isRecoveryVerified: emailVerified,
    createdAt: new Date(idTime(given._id)).toISOString(),
  };
  const account: AccountItem = {
    memberId: member._id,
    username: member.username,
    passwordHash,
    userRole: null,
    isAdmin,
    sessions: session ? { [session.sessionId]: session.expiresAt } : {},
    hasSignedIn: session !== undefined,
    clients: session?.client ? { [session.sessionId]: session.client } : {},
  };
  await retryOnConflict(() =>
    effect.commit([
      reserveHandle(memberKeys.email(member.email), member._id, EmailTakenError),
      reserveHandle(memberKeys.username(member.username), member._id, UsernameTakenError),
      ...checks,
      { put: { ...memberKeys.card(member._id), ...cardOf(member) }, ifNew: true },
      { put: { ...memberKeys.profile(member._id), ...profileOf(member) }, ifNew: true },
      ...moveEntries(undefined, cardOf(member)),
      { put: { ...httpKeys.account(member._id), ...account }, ifNew: true },
      ...(emailVerified
        ? []
        : [
            {
              put: mailJob(memberMailKinds.verifyEmail, {
                memberId: member._id,
                email: member.email,
                ...(from !== undefined && { by: from }),
              }),
            },
          ]),
    ]),
  );
  return member;
}

/** What lists show of the member with this id, whoever looks. */
export const readStoredCard = (memberId: string, options?: { consistent: boolean }) =>
  get(memberKeys.card(memberId), options);

/** The same, unless they are hidden from the viewer. */
export async function readCard(viewer: Viewer, memberId: string, options?: { consistent: boolean }) {
  const [card, hidden] = await Promise.all([readStoredCard(memberId, options), isHidden(viewer, memberId)]);
  return hidden ? undefined : card;
}

/** What lists show of members, by id, whoever looks; those who are gone are missing. */
export async function readStoredCards(memberIds: Iterable<string>): Promise<Map<string, MemberSummary>> {
  const cards = await getMany<MemberSummary>([...new Set(memberIds)].map(memberKeys.card));
  return new Map(cards.map((card) => [card._id, card]));
}

/** The same without those who are hidden from the viewer. */
export async function readCards(
  viewer: Viewer,
  memberIds: Iterable<string>,
): Promise<Map<string, MemberSummary>> {
  const ids = [...memberIds];
  const [cards, hidden] = await Promise.all([readStoredCards(ids), hiddenAmong(viewer, ids)]);
  for (const memberId of hidden) cards.delete(memberId);
  return cards;
}

/** The cards of members in the order of their ids, without the administrator and those who are gone or hidden from the viewer. */
export async function readListed(viewer: Viewer, memberIds: string[]): Promise<MemberSummary[]> {
  const cards = await readCards(viewer, memberIds);
  return memberIds.flatMap((memberId) => {
    const card = cards.get(memberId);
    return card && !isAdministrator(card) ? [card] : [];
  });
}

/** The member with this id, from both items. */
export async function readMember(
  memberId: string,
  options?: { consistent: boolean },
): Promise<MemberItem | undefined> {
  const items = await getMany<MemberSummary | ProfileItem>(
    [memberKeys.card(memberId), memberKeys.profile(memberId)],
    options,
  );
  const card = items.find((item) => 'cardVersion' in item);
  const profile = items.find((item) => 'email' in item);
  return card && profile && { ...profile, ...card };
}

/** The id of the member who holds this username or e-mail address, ignoring case, unless they are hidden from the viewer. */
export async function findMemberId(viewer: Viewer, usernameOrEmail: string): Promise<string | undefined> {
  const key = usernameOrEmail.includes('@')
    ? memberKeys.email(usernameOrEmail)
    : memberKeys.username(usernameOrEmail);
  const held = await get(key, { consistent: true });
  if (!held || held.isFormer || (await isHidden(viewer, held.memberId))) return undefined;
  return held.memberId;
}

/** The id of the member for whom this e-mail address is kept, also when they have another one by now. */
export async function findOwnerId(email: string): Promise<string | undefined> {
  const held = await get(memberKeys.email(email), { consistent: true });
  return held && (held.ttl ?? Number.POSITIVE_INFINITY) > Date.now() / SECOND ? held.memberId : undefined;
}
