import { isDeepStrictEqual } from 'node:util';
import { PROFILE_BYTES } from '../../../shared/limits.ts';
import type { ProfileChange, Role } from '../../../shared/model/member.ts';
import { completionScore } from '../../../shared/rules/members/completion-score.ts';
import { httpKeys } from '../../http/keys.ts';
import type { Effect } from '../../table/effect.ts';
import type { Key } from '../../table/key.ts';
import { retryOnConflict } from '../../table/retry.ts';
import type { Write } from '../../table/write.ts';
import { moveEntries } from './directory.ts';
import { isMoved, moveEmail, rememberAddress } from './email-changes.ts';
import { MemberGoneError, ProfileTooLargeError } from './errors.ts';
import type { MemberItem } from './items.ts';
import { memberKeys } from './keys.ts';
import { authorOf, cardOf, readMember } from './members.ts';
import { movePublicPage } from './public-pages.ts';
import { hasAddresses } from './recovery-email.ts';

/** An attribute to be set: by name, or by the path of its part, so that tabs that change different parts both win. */
type Assignment = [path: string[], value: unknown];

/** Objects whose parts are changed one by one. */
const IN_PARTS = new Set(['founderInfo', 'jobSeekerInfo']);

/** What differs from what is there: what a tab sends unchanged must not undo what another tab has changed. */
function assignmentsOf(member: object, wanted: object): Assignment[] {
  const now = new Map(Object.entries(member));
  return Object.entries(wanted).flatMap(([name, value]): Assignment[] => {
    if (IN_PARTS.has(name))
      return assignmentsOf(now.get(name), value).map(([path, part]) => [[name, ...path], part]);
    return isDeepStrictEqual(value, now.get(name)) ? [] : [[[name], value]];
  });
}

function spelled(assignments: Assignment[]) {
  const names = [...new Set(assignments.flatMap(([path]) => path))];
  const alias = (name: string): string => `#k${names.indexOf(name)}`;
  return {
    update: `SET ${assignments.map(([path], i) => `${path.map(alias).join('.')} = :v${i}`).join(', ')}`,
    names: Object.fromEntries(names.map((name) => [alias(name), name])),
    values: Object.fromEntries(assignments.map(([, value], i) => [`:v${i}`, value])),
  };
}

/** The write that sets some attributes of an item; none when there is nothing to set. */
const set = (
  key: Key,
  assignments: Assignment[],
  condition: string,
  values: Record<string, unknown>,
): Write[] => {
  if (assignments.length === 0) return [];
  const written = spelled(assignments);
  return [{ key, ...written, condition, values: { ...written.values, ...values } }];
};

/** Writes of a change beyond the member's own items, which may depend on how the member is now and will be. */
type Also = (member: MemberItem, next: MemberItem) => Write[] | Promise<Write[]>;

async function changeOnce(
  effect: Effect,
  member: MemberItem,
  wanted: Partial<MemberItem>,
  also: Also,
): Promise<MemberItem> {
  const next = { ...member, ...wanted };
  next.focus = next.investmentInterests[0] ?? '';
  next.onboardingCompleted ||= member.onboardingCompleted || completionScore(next) === 100;
  const assignments = assignmentsOf(member, next);
  if (assignments.length === 0) return member;

  const [before, card] = [cardOf(member), cardOf(next)];
  const ofCard = assignments.filter(([[name = '']]) => name in card);
  const ofProfile = assignments.filter((one) => !ofCard.includes(one));
  if (ofCard.length > 0) {
    next.cardVersion += 1;
    ofCard.push([['cardVersion'], next.cardVersion]);
  }
  const moved = next.email !== member.email;
  const seen = hasAddresses(member);
  const others = await also(member, next);
  await effect.commit([
    ...others,
    // What is copied elsewhere must be copied from what was seen.
    ...set(memberKeys.card(member._id), ofCard, 'cardVersion = :seen', { ':seen': member.cardVersion }),
    ...set(
      memberKeys.profile(member._id),
      ofProfile,
      moved ? seen.condition : 'attribute_exists(pk)',
      moved ? seen.values : {},
    ),
    ...moveEntries(before, card),
    ...movePublicPage(member, next),
  ]);
  return next;
}

/** Changes a member as they are now, or were `seen` a moment ago. */
function change(
  effect: Effect,
  memberId: string,
  wantedOf: (member: MemberItem) => Partial<MemberItem>,
  also: Also,
  seen?: MemberItem,
): Promise<MemberItem> {
  let known = seen;
  return retryOnConflict(async () => {
    const member = known ?? (await readMember(memberId, { consistent: true }));
    known = undefined;
    if (!member) throw new MemberGoneError();
    return changeOnce(effect, member, wantedOf(member), also);
  });
}

/**
 * Sets a member's role where it is shown and where it is checked, together.
 *
 * @throws MemberGoneError when there is no such member
 */
export const setRole = (effect: Effect, memberId: string, userRole: Role): Promise<MemberItem> =>
  change(
    effect,
    memberId,
    () => ({ userRole }),
    () => [
      {
        key: httpKeys.account(memberId),
        update: 'SET userRole = :role',
        condition: 'attribute_exists(pk)',
        values: { ':role': userRole },
      },
    ],
  );

const bytesOf = (member: MemberItem): number => Buffer.byteLength(JSON.stringify(member));

const wantedOf = (
  member: MemberItem,
  { founderInfo, jobSeekerInfo, investmentRange, ...sent }: ProfileChange,
  changedAt: string,
): Partial<MemberItem> => ({
  ...sent,
  ...(isMoved(member, sent.email) && rememberAddress(member, sent.email, changedAt)),
  // Only investors have one.
  ...(investmentRange && member.userRole === 'investor' && { investmentRange }),
  ...(founderInfo && { founderInfo: { ...member.founderInfo, ...founderInfo } }),
  ...(jobSeekerInfo && { jobSeekerInfo: { ...member.jobSeekerInfo, ...jobSeekerInfo } }),
});

/** Whether a change is to be copied to everything that the member has written. */
const isRenamed = (before: MemberItem, after: MemberItem): boolean =>
  !isDeepStrictEqual(authorOf(before), authorOf(after));

interface Checks {
  /** Counts a change of what stands beside everything that the member has written; throws when it is one too many. */
  countRename: () => Promise<void>;
}

/**
 * Changes the attributes that were sent, and no others.
 *
 * @param seen the member, when the caller has just read them
 * @throws TooManyRequests when the e-mail address was changed too often lately, ProfileTooLargeError when the profile would have more than `PROFILE_BYTES`, MemberGoneError when there is no
 * such member; what `checks` throw
 */
export const changeProfile = (
  effect: Effect,
  memberId: string,
  sent: ProfileChange,
  seen: MemberItem | undefined,
  { countRename }: Checks,
): Promise<MemberItem> => {
  const changedAt = new Date().toISOString();
  // Once, however often others come in between.
  let counting: Promise<void> | undefined;
  return change(
    effect,
    memberId,
    (member) => {
      const wanted = wantedOf(member, sent, changedAt);
      if (bytesOf({ ...member, ...wanted }) > PROFILE_BYTES) throw new ProfileTooLargeError();
      return wanted;
    },
    async (member, next) => {
      if (isRenamed(member, next)) counting ??= effect.allowed().then(countRename);
      await counting;
      return isMoved(member, sent.email) ? moveEmail(member, sent.email, changedAt) : [];
    },
    seen,
  );
};
