/** An object of an answer, as it will be written as JSON. */
type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Ids of the members whom an answer names, wherever it does. */
export function namedIn(answer: unknown): string[] {
  if (Array.isArray(answer)) return answer.flatMap(namedIn);
  if (!isFields(answer)) return [];
  const own = typeof answer._id === 'string' && 'username' in answer ? [answer._id] : [];
  return [...own, ...Object.values(answer).flatMap(namedIn)];
}

/** Names of the fields that list members by their ids alone; a test looks for others in the contract. */
export const ID_LISTS: ReadonlySet<string> = new Set(['connections', 'likes', 'dislikes', 'upvotes']);

/**
 * Ids by which an answer tells of members without naming them, in its order: those of the lists above, and of former team
 * members. Not those of the viewer's own connections, of whom none has blocked them.
 */
export function idsIn(answer: unknown, viewerId: string): string[] {
  if (Array.isArray(answer)) return answer.flatMap((row) => idsIn(row, viewerId));
  if (!isFields(answer)) return [];
  const { _id, ...others } = answer;
  const fields = Object.entries(others);
  if (typeof _id === 'string' && fields.length === 0) return [_id];
  return fields.flatMap(([name, value]) => {
    if (!ID_LISTS.has(name) || !Array.isArray(value)) return idsIn(value, viewerId);
    if (name === 'connections' && _id === viewerId) return [];
    return value.filter((id) => typeof id === 'string');
  });
}

/**
 * Whether something is a hidden member, or theirs: their id, their card, or what names them as its author, sender or
 * founder, itself or in a part of it. What is in a list of it is not meant.
 */
export function isOf(value: unknown, hidden: ReadonlySet<string>): boolean {
  if (typeof value === 'string') return hidden.has(value);
  if (!isFields(value)) return false;
  const isMember = typeof value._id === 'string' && hidden.has(value._id);
  return isMember || Object.values(value).some((part) => isFields(part) && isOf(part, hidden));
}

/** An answer without the members who are hidden from its viewer and without what is theirs, in all of its lists. */
export function visiblePart(answer: unknown, hidden: ReadonlySet<string>): unknown {
  if (Array.isArray(answer))
    return answer.filter((row) => !isOf(row, hidden)).map((row) => visiblePart(row, hidden));
  if (!isFields(answer)) return answer;
  return Object.fromEntries(Object.entries(answer).map(([name, part]) => [name, visiblePart(part, hidden)]));
}
