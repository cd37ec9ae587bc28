import { CARD_DEFAULTS } from '../../../../lambdas/members/store/defaults.ts';
import type { MemberSummary } from '../../../../lambdas/members/store/items.ts';
import { groupOfNew, groupWrite } from '../../../../lambdas/notifications/store/groups/group.ts';
import { recount } from '../../../../lambdas/notifications/store/groups/recount.ts';
import type { GroupItem, NotificationItem } from '../../../../lambdas/notifications/store/items.ts';
import { notificationKeys } from '../../../../lambdas/notifications/store/keys.ts';
import type { PersonRow, PostRow } from '../../../../lambdas/search/store/items.ts';
import { newId, numberedId } from '../../../../lambdas/table/ids.ts';
import type { Key } from '../../../../lambdas/table/key.ts';
import type { SearchedThing } from '../../../../lambdas/testing/things/search-items.ts';
import { DAY, HOUR } from '../../../../shared/limits.ts';
import { chanceOf } from './chance.ts';
import { type StoredItem, stored } from './stored.ts';
import { MEMBER_WORDS } from './words.ts';

/** The member with most connections, posts, projects and notifications. */
export const HUB_MEMBER = 0;

/** The first member who has nothing to do with others: no connections, no posts, nothing liked. One of each hundred. */
export const QUIET = 99;

const EACH = 10;
const FIRST_SIGN_UP = 400 * DAY;
const LAST_SIGN_UP = 90 * DAY;

/** The role of each tenth of the members, by the last digit of their place in the order of their sign-ups. */
const ROLES = [
  'founder',
  'job_seeker',
  'investor',
  'founder',
  'job_seeker',
  'job_seeker',
  'founder',
  'job_seeker',
  'job_seeker',
  'investor',
] as const;

/** Members with these last digits take part in what is much talked about; the others have nothing to do with it. */
const ENGAGED = [1, 2, 3, 4, 6, 7];

const at = <T>(list: readonly T[], place: number): T => {
  const one = list[place % list.length];
  if (one === undefined) throw new Error('an empty list has no words');
  return one;
};

const FEWEST_ENGAGED = 60;

const firstNameOf = (member: number): string => at(MEMBER_WORDS.firstNames, member);

/** The name by which a member signs in. */
export const usernameOf = (member: number): string => `${firstNameOf(member).toLowerCase()}${member}`;

/** A made-up community of some size: who its members are, and what is counted of them while their items are made. */
export class Community {
  readonly size: number;
  readonly now: number;
  readonly chance = chanceOf(7);
  /** What searches find, in the order in which it was made. */
  readonly searched: { people: SearchedThing<PersonRow>[]; posts: SearchedThing<PostRow>[] } = {
    people: [],
    posts: [],
  };
  readonly ids: string[];
  readonly connectionCount: Uint32Array;
  readonly notificationCount: Uint32Array;
  readonly unread: Uint32Array;
  /** From whom somebody is hidden. */
  readonly hiding = new Set<number>();
  readonly #groups = new Map<
    string,
    { key: Key<GroupItem>; reactions: (NotificationItem & { isUnread: boolean })[] }
  >();
  #given = 0;

  constructor(size: number, now: number) {
    this.size = size;
    this.now = now;
    const step = (FIRST_SIGN_UP - LAST_SIGN_UP) / size;
    this.ids = Array.from({ length: size }, (_, i) => this.newId(now - FIRST_SIGN_UP + Math.floor(i * step)));
    this.connectionCount = new Uint32Array(size);
    this.notificationCount = new Uint32Array(size);
    this.unread = new Uint32Array(size);
  }

  /** An id that no other thing has. */
  newId(time: number): string {
    this.#given += 1;
    return numberedId(this.#given, time);
  }

  /** A time since everybody is a member. */
  sometime(): number {
    return Math.floor(this.now - HOUR - this.chance() * (LAST_SIGN_UP - DAY));
  }

  id(member: number): string {
    return this.ids[member] ?? newId(0);
  }

  roleOf(member: number) {
    return at(ROLES, member % EACH);
  }

  isQuiet(member: number): boolean {
    return member % (QUIET + 1) === QUIET;
  }

  /** Somebody, the earlier members more often; never one who is quiet. */
  somebody(below = this.size): number {
    const member = Math.floor(below * this.chance() ** 2);
    return this.isQuiet(member) ? member - 1 : member;
  }

  /** Somebody with a last digit that only members of one role have. */
  someone(digit: 3 | 4): number {
    return Math.floor((this.size / EACH) * this.chance() ** 2) * EACH + digit;
  }

  /** Different members, none of them quiet. */
  *different(count: number): Generator<number> {
    const start = Math.floor(this.chance() * this.size);
    // Prime, so that it reaches everybody before it comes back.
    for (let i = 0, found = 0; i < this.size && found < count; i += 1) {
      const member = (start + i * 7_919) % this.size;
      if (this.isQuiet(member)) continue;
      found += 1;
      yield member;
    }
  }

  /** How many take part in what is much talked about: more than any answer shows, and a share where that is more. */
  much(share: number): number {
    return Math.max(FEWEST_ENGAGED, this.size * share);
  }

  /** Members who take part in what is much talked about, from the first on. */
  *engaged(count: number, digits: readonly number[] = ENGAGED): Generator<number> {
    for (let member = 1, found = 0; member < this.size && found < count; member += 1) {
      if (!digits.includes(member % EACH)) continue;
      found += 1;
      yield member;
    }
  }

  /** What lists show of a member; the counts are right once all other items are made. */
  card(member: number): MemberSummary {
    const { firstNames, lastNames, headlines, organizations, places } = MEMBER_WORDS;
    return {
      ...CARD_DEFAULTS,
      _id: this.id(member),
      username: usernameOf(member),
      name: `${firstNameOf(member)} ${at(lastNames, Math.floor(member / firstNames.length))}`,
      userRole: this.roleOf(member),
      headline: at(headlines, member),
      organization: at(organizations, member),
      location: at(places, member),
      connectionCount: this.connectionCount[member] ?? 0,
      notificationCount: this.notificationCount[member] ?? 0,
      notificationChanges: this.notificationCount[member] ?? 0,
      unread: this.unread[member] ?? 0,
    };
  }

  /** A notification, unless it is of what the recipient has done. */
  notify(
    recipient: number,
    notification: Omit<NotificationItem, 'senderId'> & { sender: number },
  ): StoredItem[] {
    const { sender, ...rest } = notification;
    if (sender === recipient) return [];
    this.notificationCount[recipient] = (this.notificationCount[recipient] ?? 0) + 1;
    if (!rest.read) this.unread[recipient] = (this.unread[recipient] ?? 0) + 1;
    const added = { ...rest, senderId: this.id(sender) };
    this.#group(this.id(recipient), added);
    return [stored(notificationKeys.keyOf(this.id(recipient), rest), added)];
  }

  #group(recipientId: string, notification: NotificationItem): void {
    const key = groupOfNew(recipientId, notification);
    if (!key) return;
    const id = `${key.pk} ${key.sk}`;
    const group = this.#groups.get(id) ?? { key, reactions: [] };
    group.reactions.push({ ...notification, isUnread: !notification.read });
    this.#groups.set(id, group);
  }

  /** The groups of all notifications so far. */
  *groups(): Generator<StoredItem> {
    for (const { key, reactions } of this.#groups.values())
      for (const about of reactions.slice(0, 1))
        yield groupWrite({ readUpTo: '', clearedUpTo: '' }, key, undefined, about, recount(reactions)).put;
  }
}
