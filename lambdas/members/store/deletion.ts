import { isSuspended } from '../../../shared/rules/members/suspension.ts';
import { httpKeys } from '../../http/keys.ts';
import type { Effect } from '../../table/effect.ts';
import { retryOnConflict } from '../../table/retry.ts';
import { moveEntries } from './directory.ts';
import { ownAddresses } from './email-changes.ts';
import { memberKeys } from './keys.ts';
import { cardOf, readMember } from './members.ts';
import { movePublicPage } from './public-pages.ts';
import { hasAddresses, keptAddresses } from './recovery-email.ts';
import { keepSuspended } from './suspended-handles.ts';

/**
 * Deletes a member: they cannot sign in, be found or be shown from this moment. What they leave behind follows.
 * Nobody signs up with the names and addresses of a suspended member until the suspension has ended.
 *
 * @returns false when the member was gone already
 */
export const deleteMember = (effect: Effect, memberId: string): Promise<boolean> =>
  retryOnConflict(async () => {
    const member = await readMember(memberId, { consistent: true });
    if (!member) return false;
    const emails = await ownAddresses(member);
    const seen = hasAddresses(member);
    const { suspension } = member;
    const handles = [...keptAddresses(member), member.username];
    const held = { condition: 'memberId = :me', values: { ':me': memberId } };
    await effect.commit([
      {
        delete: memberKeys.card(memberId),
        condition: 'cardVersion = :seen',
        values: { ':seen': member.cardVersion },
      },
      {
        delete: memberKeys.profile(memberId),
        // A suspension that comes at the same moment is not lost.
        condition: `${seen.condition} AND ${suspension ? 'suspension = :suspension' : 'attribute_not_exists(suspension)'}`,
        values: { ...seen.values, ...(suspension && { ':suspension': suspension }) },
      },
      { delete: httpKeys.account(memberId) },
      ...emails.map((email) => ({ delete: memberKeys.email(email), ...held })),
      { delete: memberKeys.username(member.username), ...held },
      ...moveEntries(cardOf(member), undefined),
      ...movePublicPage(member, undefined),
      ...(suspension && isSuspended(suspension) ? await keepSuspended(handles, suspension) : []),
    ]);
    return true;
  });
