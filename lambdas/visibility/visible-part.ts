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

/** Beside which lists stands how many there are, those included for which the list has no place. */
export const COUNTS: Readonly<Record<string, string>> = {
  likes: 'likeCount',
  dislikes: 'dislikeCount',
  upvotes: 'upvoteCount',
  connections: 'connectionCount',
  comments: 'commentCount',
  actors: 'actorCount',
};

/** Beside which pages stands how many there are on all of them. */
const TOTALS: Readonly<Record<string, string>> = {
  projects: 'totalProjects',
  roles: 'totalRoles',
  comments: 'total',
};

/** By which name beside a list there are how many, and how many of the list are not to be shown. */
function countedBeside(answer: Fields, names: typeof COUNTS, hidden: ReadonlySet<string>) {
  return Object.entries(names).flatMap(([list, name]) => {
    const [rows, count] = [answer[list], answer[name]];
    if (!Array.isArray(rows) || typeof count !== 'number') return [];
    const left = Math.max(0, count - rows.filter((row) => isOf(row, hidden)).length);
    return [{ name, left, holdsAll: rows.length === count }];
  });
}

/** The counts of an answer without members who are hidden, as far as its lists tell of them. */
function visibleCounts(answer: Fields, hidden: ReadonlySet<string>): Fields {
  const counts = countedBeside(answer, COUNTS, hidden).map(({ name, left }) => [name, left]);
  // Of a page that is one of several it would be another total than that of the others.
  const totals = countedBeside(answer, TOTALS, hidden)
    .filter(({ holdsAll }) => holdsAll)
    .flatMap(({ name, left }) => [
      [name, left],
      ['totalPages', Math.sign(left)],
    ]);
  return Object.fromEntries([...counts, ...totals]);
}

/**
 * An answer without the members who are hidden from its viewer and without what is theirs, in all of its lists and in the
 * counts beside these: a count above an empty list would tell that somebody hides.
 *
 * @param gone those who are known to be hidden, where others are left out because it is not known of them
 */
export function visiblePart(answer: unknown, hidden: ReadonlySet<string>, gone = hidden): unknown {
  if (Array.isArray(answer))
    return answer.filter((row) => !isOf(row, hidden)).map((row) => visiblePart(row, hidden, gone));
  if (!isFields(answer)) return answer;
  const parts = Object.entries(answer).map(([name, part]) => [name, visiblePart(part, hidden, gone)]);
  return { ...Object.fromEntries(parts), ...visibleCounts(answer, gone) };
}
