/** Characters of a member's id. */
const ID_LENGTH = 16;

/** The id of the one conversation that two members have: the ids of both, the smaller one first. */
export const conversationIdOf = (memberId: string, otherId: string): string =>
  [memberId, otherId].sort((a, b) => (a < b ? -1 : 1)).join('');

/** The ids of the two members of a conversation. */
export const membersIn = (conversationId: string): [string, string] => [
  conversationId.slice(0, ID_LENGTH),
  conversationId.slice(ID_LENGTH),
];

/** The other member of a conversation; undefined when the given one takes no part in it. */
export function otherMemberIn(conversationId: string, memberId: string): string | undefined {
  const [first, second] = membersIn(conversationId);
  if (memberId === first) return second;
  return memberId === second ? first : undefined;
}
