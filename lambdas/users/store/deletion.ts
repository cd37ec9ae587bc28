import { httpKeys } from '../../http/keys.ts';
import { retryOnConflict } from '../../table/retry.ts';
import { transact } from '../../table/transact.ts';
import { moveEntries } from './directory.ts';
import { memberKeys } from './keys.ts';
import { cardOf, readMember } from './members.ts';

/**
 * Deletes a member: they cannot sign in, be found or be shown from this moment. What they leave behind follows.
 *
 * @returns false when the member was gone already
 */
export const deleteMember = (memberId: string): Promise<boolean> =>
  retryOnConflict(async () => {
    const member = await readMember(memberId, { consistent: true });
    if (!member) return false;
    const held = { condition: 'memberId = :me', values: { ':me': memberId } };
    await transact([
      {
        delete: memberKeys.card(memberId),
        condition: 'cardVersion = :seen',
        values: { ':seen': member.cardVersion },
      },
      {
        delete: memberKeys.profile(memberId),
        condition: 'email = :seen',
        values: { ':seen': member.email },
      },
      { delete: httpKeys.account(memberId) },
      { delete: memberKeys.email(member.email), ...held },
      { delete: memberKeys.username(member.username), ...held },
      ...moveEntries(cardOf(member), undefined),
    ]);
    return true;
  });
