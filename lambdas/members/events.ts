import { isDeepStrictEqual } from 'node:util';
import { whenChanged } from '../events/source.ts';
import type { Change } from '../table/key.ts';
import type { MemberSummary } from './store/items.ts';
import { memberKeys } from './store/keys.ts';
import { authorOf } from './store/members.ts';

export type MemberEvent =
  /** What stands beside everything that a member writes has changed: name, picture, headline or role. */
  | { type: 'member.changed'; memberId: string }
  /** A member no longer looks for roles. */
  | { type: 'member.stoppedSeeking'; memberId: string }
  /** More or fewer notifications are unread. */
  | { type: 'member.unreadChanged'; memberId: string }
  | { type: 'member.deleted'; memberId: string };

const isShownAlike = (before: MemberSummary, after: MemberSummary): boolean =>
  isDeepStrictEqual(authorOf(before), authorOf(after));

/** What a change of a member's card means. */
function cardEvents({ before, after }: Change<MemberSummary>): MemberEvent[] {
  if (!before) return [];
  const memberId = before._id;
  if (!after) return [{ type: 'member.deleted', memberId }];
  return [
    ...(isShownAlike(before, after) ? [] : [{ type: 'member.changed', memberId } as const]),
    ...(before.unread === after.unread ? [] : [{ type: 'member.unreadChanged', memberId } as const]),
    ...(before.userRole === 'job_seeker' && after.userRole !== 'job_seeker'
      ? [{ type: 'member.stoppedSeeking', memberId } as const]
      : []),
  ];
}

export const memberEvents = [whenChanged(memberKeys.card, ['MODIFY', 'REMOVE'], cardEvents)];
