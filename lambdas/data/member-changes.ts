import { isDeepStrictEqual } from 'node:util';
import type { ProfileChange, Role } from '../../shared/model/member.ts';
import { completionScore } from '../../shared/rules/completion-score.ts';
import type { MemberItem } from './items.ts';
import { type Job, newJob } from './jobs.ts';
import { keys } from './keys.ts';
import { authorOf } from './members.ts';
import { transact, type Write } from './transact.ts';

export interface Changed {
  member: MemberItem;
  /** Renews what stands beside the member's posts; to be woken by the caller. */
  job?: Job;
}

const isSameCard = (a: MemberItem, b: MemberItem): boolean => isDeepStrictEqual(authorOf(a), authorOf(b));

/** Sets each of the given attributes by name, so that two tabs that change different ones both win. */
function setEach(changes: Partial<MemberItem>) {
  const entries = Object.entries(changes);
  return {
    assignments: entries.map((_, i) => `#k${i} = :v${i}`),
    names: Object.fromEntries(entries.map(([key], i) => [`#k${i}`, key])),
    values: Object.fromEntries(entries.map(([, value], i) => [`:v${i}`, value])),
  };
}

/** What a stale tab sends unchanged must not undo what another tab has changed. */
const differing = (member: MemberItem, wanted: Partial<MemberItem>): Partial<MemberItem> =>
  Object.fromEntries(
    Object.entries(wanted).filter(
      ([key, value]) => !isDeepStrictEqual(value, member[key as keyof MemberItem]),
    ),
  );

async function change(member: MemberItem, wanted: Partial<MemberItem>, also: Write[]): Promise<Changed> {
  const next = { ...member, ...wanted };
  const changes = differing(member, wanted);
  if (!next.onboardingCompleted && completionScore(next) === 100) changes.onboardingCompleted = true;
  if (Object.keys(changes).length === 0) return { member };

  const isNewCard = !isSameCard(member, next);
  const job = isNewCard ? newJob('refresh-author', { memberId: member._id }) : undefined;
  const { assignments, names, values } = setEach(changes);
  if (isNewCard) assignments.push('cardVersion = cardVersion + :one');
  await transact([
    ...also,
    {
      key: keys.member(member._id),
      update: `SET ${assignments.join(', ')}`,
      // Whoever moves the e-mail address must have seen the one that is reserved.
      condition: changes.email === undefined ? 'attribute_exists(pk)' : 'email = :seen',
      names,
      values: {
        ...values,
        ...(isNewCard && { ':one': 1 }),
        ...(changes.email !== undefined && { ':seen': member.email }),
      },
    },
    ...(job ? [{ put: job }] : []),
  ]);
  return { member: { ...next, ...changes }, ...(job && { job }) };
}

/** Sets the role where it is shown and where it is checked, together (SPEC section 7, update-role). */
export const setRole = (member: MemberItem, userRole: Role): Promise<Changed> =>
  change(member, { userRole }, [
    {
      key: keys.account(member._id),
      update: 'SET userRole = :role',
      condition: 'attribute_exists(pk)',
      values: { ':role': userRole },
    },
  ]);

const moveEmail = (member: MemberItem, email: string, emailTaken: () => Error): Write[] =>
  member.email.toLowerCase() === email.toLowerCase()
    ? []
    : [
        { put: { ...keys.email(email), memberId: member._id }, ifNew: true, otherwise: emailTaken },
        {
          delete: keys.email(member.email),
          condition: 'memberId = :me',
          values: { ':me': member._id },
        },
      ];

/**
 * Changes the attributes that were sent, and no others (WIRE, PUT /users/profile).
 *
 * @throws `emailTaken` when another member has the new e-mail address
 */
export function changeProfile(
  member: MemberItem,
  { founderInfo, jobSeekerInfo, ...sent }: ProfileChange,
  emailTaken: () => Error,
): Promise<Changed> {
  const wanted: Partial<MemberItem> = {
    ...sent,
    ...(founderInfo && { founderInfo: { ...member.founderInfo, ...founderInfo } }),
    ...(jobSeekerInfo && { jobSeekerInfo: { ...member.jobSeekerInfo, ...jobSeekerInfo } }),
  };
  return change(member, wanted, sent.email === undefined ? [] : moveEmail(member, sent.email, emailTaken));
}
