import { Unauthenticated } from '../http/errors.ts';
import { ConditionFailedError, LostRaceError } from '../table/errors.ts';
import { backOff } from '../table/retry.ts';
import { type Inbox, readInbox } from './store/inbox.ts';

const ROUNDS = 8;

/**
 * Changes a member's inbox as it stands now, looking again when a notice comes at the same moment.
 *
 * @param work the change; it throws ConditionFailedError when the inbox is no longer as it was read
 * @returns what the work returns
 * @throws LostRaceError when notices keep coming
 */
export async function withInbox<T>(memberId: string, work: (inbox: Inbox) => Promise<T>): Promise<T> {
  for (let round = 0; round < ROUNDS; round += 1) {
    if (round > 0) await backOff(round);
    const inbox = await readInbox(memberId, { consistent: true });
    if (!inbox) throw new Unauthenticated();
    try {
      return await work(inbox);
    } catch (error) {
      if (!(error instanceof ConditionFailedError)) throw error;
    }
  }
  throw new LostRaceError('notices kept coming');
}
