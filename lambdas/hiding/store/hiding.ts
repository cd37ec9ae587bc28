import { isAdministrator } from '../../../shared/rules/members/administrator.ts';
import { separationWrites } from '../../connections/store/separation.ts';
import { MemberNotFoundError } from '../../members/store/errors.ts';
import type { MemberSummary } from '../../members/store/items.ts';
import { memberKeys } from '../../members/store/keys.ts';
import { readCard } from '../../members/store/members.ts';
import type { Effect } from '../../table/effect.ts';
import { retryOnConflict } from '../../table/retry.ts';
import { get } from '../../table/table.ts';
import type { Write } from '../../table/write.ts';
import { type EdgeKind, visibilityKeys } from '../../visibility/keys.ts';
import type { Viewer, ViewingMember } from '../../visibility/viewer.ts';
import { addEdge, removeEdge } from './edges.ts';
import { AdministratorError } from './errors.ts';
import { hide, hideFrom, isListFull, show, showTo } from './hidden-writes.ts';

const readEdge = (kind: EdgeKind, memberId: string, otherId: string) =>
  get(visibilityKeys[kind](memberId, otherId), { consistent: true });

const readItem = (memberId: string) => get(visibilityKeys.hidden(memberId), { consistent: true });

/** Fails when a member has left since they were read: what is written of them would stay. */
const stillMember = (memberId: string): Write => ({
  check: memberKeys.card(memberId),
  condition: 'attribute_exists(pk)',
  onConditionFailed: () => new MemberNotFoundError(),
});

/** The card of another member; undefined when there is no such member for the viewer. */
const readOther = (viewer: Viewer, otherId: string) => readCard(viewer, otherId, { consistent: true });

/**
 * Checks that a member may be blocked or muted.
 *
 * @throws MemberNotFoundError when there is no such member, AdministratorError when it is the administrator
 */
function checkOther(other: MemberSummary | undefined): void {
  if (!other) throw new MemberNotFoundError();
  if (isAdministrator(other)) throw new AdministratorError();
}

/**
 * Blocks a member: neither exists for the other from now on, and their connection or request ends. Idempotent.
 *
 * @throws MemberNotFoundError, AdministratorError, TooManyError
 */
export const block = (effect: Effect, viewer: ViewingMember, otherId: string): Promise<void> =>
  retryOnConflict(async () => {
    const { _id: memberId } = viewer;
    const [edge, mine, theirs, separation, other] = await Promise.all([
      readEdge('block', memberId, otherId),
      readItem(memberId),
      readItem(otherId),
      separationWrites(memberId, otherId),
      readOther(viewer, otherId),
    ]);
    // Whoever is blocked already is no member for the caller any more.
    if (edge) return;
    checkOther(other);
    // A separation that is counted checks the card by itself, and an item can be written only once.
    const isChecked = separation.some(
      (write) => 'key' in write && write.key.pk === memberKeys.member(otherId),
    );
    await effect.commit([
      addEdge('block', memberId, otherId, { isUnlisted: isListFull(theirs) }),
      ...hide('blocked', memberId, otherId, mine),
      ...hideFrom(otherId, memberId, theirs),
      ...separation,
      ...(isChecked ? [] : [stillMember(otherId)]),
    ]);
  });

/** Blocks a member no longer. What the block has ended stays ended. Idempotent. */
export const unblock = (effect: Effect, memberId: string, otherId: string): Promise<void> =>
  retryOnConflict(async () => {
    const [edge, mine, theirs] = await Promise.all([
      readEdge('block', memberId, otherId),
      readItem(memberId),
      readItem(otherId),
    ]);
    if (!edge) return;
    await effect.commit([
      removeEdge('block', memberId, edge),
      ...show('blocked', memberId, otherId, mine),
      ...showTo(otherId, memberId, edge, theirs),
    ]);
  });

/**
 * Mutes a member: their posts and notifications stay away. Idempotent.
 *
 * @throws MemberNotFoundError, AdministratorError, TooManyError
 */
export const mute = (effect: Effect, viewer: ViewingMember, otherId: string): Promise<void> =>
  retryOnConflict(async () => {
    const { _id: memberId } = viewer;
    const [edge, mine, other] = await Promise.all([
      readEdge('mute', memberId, otherId),
      readItem(memberId),
      readOther(viewer, otherId),
    ]);
    checkOther(other);
    if (edge) return;
    await effect.commit([
      addEdge('mute', memberId, otherId),
      ...hide('muted', memberId, otherId, mine),
      stillMember(otherId),
    ]);
  });

/** Mutes a member no longer. Idempotent. */
export const unmute = (effect: Effect, memberId: string, otherId: string): Promise<void> =>
  retryOnConflict(async () => {
    const [edge, mine] = await Promise.all([readEdge('mute', memberId, otherId), readItem(memberId)]);
    if (!edge) return;
    await effect.commit([removeEdge('mute', memberId, edge), ...show('muted', memberId, otherId, mine)]);
  });
