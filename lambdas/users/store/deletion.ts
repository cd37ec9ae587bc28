import { httpKeys } from '../../http/keys.ts';
import { type Job, newJob } from '../../jobs/store.ts';
import { ConditionFailedError, LostRaceError } from '../../table/errors.ts';
import { transact } from '../../table/transact.ts';
import { moveEntries } from './directory.ts';
import { memberKeys } from './keys.ts';
import { cardOf, readMember } from './members.ts';

const ROUNDS = 8;

/**
 * Deletes a member: they cannot sign in, be found or be shown from this moment; a job takes along what they leave
 * behind (WIRE section 4, deleting an account).
 *
 * @returns the job, to be woken; undefined when the member was gone already
 * @throws LostRaceError when the member keeps changing at the same moment
 */
export async function deleteMember(memberId: string): Promise<Job | undefined> {
  for (let round = 0; round < ROUNDS; round += 1) {
    const member = await readMember(memberId, { consistent: true });
    if (!member) return undefined;
    const job = newJob('sweep-member', { memberId });
    const held = { condition: 'memberId = :me', values: { ':me': memberId } };
    try {
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
        { put: job },
      ]);
      return job;
    } catch (error) {
      if (!(error instanceof ConditionFailedError)) throw error;
    }
  }
  throw new LostRaceError('this member kept changing');
}
