import { pushedHere } from './pushed-here.ts';

/** The code around subscriptions, which few browsers need. */
const subscriptions = () => import('./subscription.ts');

/** Has this browser show the notifications of a member again, who has chosen that here in an earlier session. */
export async function resumePush(memberId: string): Promise<void> {
  if (pushedHere.read() === memberId) await (await subscriptions()).resume();
}

/** Lets this browser show notifications no more, once its member has logged out. */
export async function endPush(): Promise<void> {
  if (pushedHere.read() === null) return;
  pushedHere.clear();
  await (await subscriptions()).forget();
}
