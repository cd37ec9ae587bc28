import { MENTIONED_MAX } from '../../../shared/limits.ts';
import { ADMIN_USERNAME } from '../../../shared/rules/members/administrator.ts';
import { usernamesIn } from '../../../shared/rules/texts/text-parts.ts';
import type { MemberSummary } from '../../members/store/items.ts';
import { memberKeys, memberKinds } from '../../members/store/keys.ts';
import { readCards } from '../../members/store/members.ts';
import { getMany } from '../../table/batch.ts';
import { newId } from '../../table/ids.ts';
import { blockedAmong, readHidden } from '../../visibility/hidden.ts';
import { hiddenAmong, type ViewingMember } from '../../visibility/viewer.ts';
import type { Mention } from './items.ts';

/** Something that is written, with the members whom it has named so far. */
export interface Written {
  content: string;
  mentioned?: Mention[];
}

/** Those whom something names now and has not named before. */
export function newIn(before: Partial<Written> | undefined, { mentioned = [] }: Partial<Written>): Mention[] {
  const known = new Set(before?.mentioned?.map(({ notificationId }) => notificationId));
  return mentioned.filter(({ notificationId }) => !known.has(notificationId));
}

/** Those of the members whom something has named whom it names now, in the order of its text. */
export const mentionsIn = ({ content, mentioned = [] }: Written): Mention[] =>
  mentioned.length === 0
    ? []
    : usernamesIn(content).flatMap((name) => mentioned.find(({ username }) => username === name) ?? []);

/** Reads the members whom some texts name, by id, without those who are gone or hidden from the viewer. */
export async function readNamed(
  viewer: ViewingMember,
  texts: Written[],
): Promise<ReadonlyMap<string, MemberSummary>> {
  const ids = new Set(texts.flatMap(mentionsIn).map(({ memberId }) => memberId));
  return ids.size === 0 ? new Map() : readCards(viewer, ids);
}

/** Those of some members who see what one member writes under what another has written. */
async function readersAmong(
  writer: ViewingMember,
  ownerId: string,
  memberIds: string[],
): Promise<Set<string>> {
  const [fromWriter, fromOwner] = await Promise.all([
    hiddenAmong(writer, memberIds),
    ownerId === writer._id
      ? undefined
      : readHidden(ownerId).then((hidden) => blockedAmong(hidden, memberIds)),
  ]);
  return new Set(memberIds.filter((id) => !fromWriter.has(id) && !fromOwner?.has(id)));
}

/**
 * The members whom something has named so far, with those whom its text names now for the first time: members who may
 * see it, never its writer. Whoever was named once stays under that name, also when they have another one by now.
 *
 * @param ownerId who has written the post
 * @returns `mentioned` itself when nobody is new
 */
export async function withMentioned(
  writer: ViewingMember,
  ownerId: string,
  { content, mentioned = [] }: Written,
): Promise<Mention[]> {
  const known = new Map(mentioned.map(({ username, memberId }) => [username, memberId]));
  const names = usernamesIn(content).filter((name) => !known.has(name) && name !== ADMIN_USERNAME);
  if (names.length === 0 || mentioned.length >= MENTIONED_MAX) return mentioned;
  const handles = await getMany(names.map(memberKeys.username));
  const others = handles.filter(({ memberId }) => memberId !== writer._id);
  const readers = await readersAmong(
    writer,
    ownerId,
    others.map(({ memberId }) => memberId),
  );
  const added = others.flatMap((handle): Mention[] => {
    const username = memberKinds.username.valuesOf(handle)?.usernameText;
    if (username === undefined || !readers.has(handle.memberId)) return [];
    const { memberId } = handle;
    const earlier = mentioned.find((one) => one.memberId === memberId);
    return [{ memberId, username, notificationId: earlier?.notificationId ?? newId() }];
  });
  return added.length === 0 ? mentioned : [...mentioned, ...added].slice(0, MENTIONED_MAX);
}
