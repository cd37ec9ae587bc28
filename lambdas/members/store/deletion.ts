import { isSuspended } from '../../../shared/rules/suspension.ts';
import { httpKeys } from '../../http/keys.ts';
import { getMany } from '../../table/batch.ts';
import type { Key } from '../../table/key.ts';
import { retryOnConflict } from '../../table/retry.ts';
import { transact } from '../../table/transact.ts';
import { moveEntries } from './directory.ts';
import type { MemberItem } from './items.ts';
import { memberKeys } from './keys.ts';
import { cardOf, readMember } from './members.ts';
import { keptAddresses } from './recovery-email.ts';
import { keepSuspended } from './suspended-handles.ts';

/** The addresses that the member has or that are kept for them: one that has expired may be somebody else's by now. */
async function ownEmails(member: MemberItem): Promise<Key[]> {
  const handles = await getMany(keptAddresses(member).map(memberKeys.email), { consistent: true });
  return handles.filter(({ memberId }) => memberId === member._id).map(({ pk, sk }) => ({ pk, sk }));
}

/**
 * Deletes a member: they cannot sign in, be found or be shown from this moment. What they leave behind follows.
 * Nobody signs up with the names and addresses of a suspended member until the suspension has ended.
 *
 * @returns false when the member was gone already
 */
export const deleteMember = (memberId: string): Promise<boolean> =>
  retryOnConflict(async () => {
    const member = await readMember(memberId, { consistent: true });
    if (!member) return false;
    const emails = await ownEmails(member);
    const { suspension } = member;
    const handles = [...keptAddresses(member), member.username];
    const held = { condition: 'memberId = :me', values: { ':me': memberId } };
    await transact([
      {
        delete: memberKeys.card(memberId),
        condition: 'cardVersion = :seen',
        values: { ':seen': member.cardVersion },
      },
      {
        delete: memberKeys.profile(memberId),
        // A suspension that comes at the same moment is not lost.
        condition: `email = :seen AND ${suspension ? 'suspension = :suspension' : 'attribute_not_exists(suspension)'}`,
        values: { ':seen': member.email, ...(suspension && { ':suspension': suspension }) },
      },
      { delete: httpKeys.account(memberId) },
      ...emails.map((key) => ({ delete: key, ...held })),
      { delete: memberKeys.username(member.username), ...held },
      ...moveEntries(cardOf(member), undefined),
      ...(suspension && isSuspended(suspension) ? await keepSuspended(handles, suspension) : []),
    ]);
    return true;
  });
