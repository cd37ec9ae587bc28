import { isDeepStrictEqual } from 'node:util';
import { whenChanged } from '../events/source.ts';
import type { Change } from '../table/key.ts';
import type { MemberSummary, ProfileItem } from './store/items.ts';
import { memberKeys } from './store/keys.ts';
import { authorOf } from './store/members.ts';

export type MemberEvent =
  | { type: 'member.joined'; memberId: string }
  /** What a search finds a member by has changed. */
  | { type: 'member.reworded'; memberId: string }
  /** What stands beside everything that a member writes has changed: name, picture, headline or role. */
  | { type: 'member.changed'; memberId: string }
  /** A member no longer looks for roles. */
  | { type: 'member.stoppedSeeking'; memberId: string }
  /** More or fewer notifications are unread. */
  | { type: 'member.unreadChanged'; memberId: string }
  | { type: 'member.deleted'; memberId: string };

const isShownAlike = (before: MemberSummary, after: MemberSummary): boolean =>
  isDeepStrictEqual(authorOf(before), authorOf(after));

/** What of a card a search finds its member by. */
const searchedIn = ({ name, username, headline, organization, location, userRole }: MemberSummary) => {
  return { name, username, headline, organization, location, userRole };
};

/** What a change of a member's card means. */
function cardEvents({ before, after }: Change<MemberSummary>): MemberEvent[] {
  if (!before) return after ? [{ type: 'member.joined', memberId: after._id }] : [];
  const memberId = before._id;
  if (!after) return [{ type: 'member.deleted', memberId }];
  return [
    ...(isDeepStrictEqual(searchedIn(before), searchedIn(after))
      ? []
      : [{ type: 'member.reworded', memberId } as const]),
    ...(isShownAlike(before, after) ? [] : [{ type: 'member.changed', memberId } as const]),
    ...(before.unread === after.unread ? [] : [{ type: 'member.unreadChanged', memberId } as const]),
    ...(before.userRole === 'job_seeker' && after.userRole !== 'job_seeker'
      ? [{ type: 'member.stoppedSeeking', memberId } as const]
      : []),
  ];
}

/** What a change of the rest of a member means. */
function profileEvents({ key, before, after }: Change<ProfileItem>): MemberEvent[] {
  const { memberId } = memberKeys.profile.valuesOf(key) ?? {};
  if (!before || !after || memberId === undefined) return [];
  return isDeepStrictEqual(before.skills, after.skills) ? [] : [{ type: 'member.reworded', memberId }];
}

export const memberEvents = [
  whenChanged(memberKeys.card, ['INSERT', 'MODIFY', 'REMOVE'], cardEvents),
  whenChanged(memberKeys.profile, ['MODIFY'], profileEvents),
];
