/** Nothing, or only the name of who is answered. */
const NOTHING_YET = /^(@\S*\s*)?$/;

/** Whether there is more in a reply than the name that it began with. */
export const isWorthKeeping = (draft: string): boolean => !NOTHING_YET.test(draft);

/** A reply that names whom it answers, in front of what was written so far. */
export function withMention(draft: string, username: string): string {
  const mention = `@${username}`;
  if (!isWorthKeeping(draft)) return `${mention} `;
  return draft.split(/\s/).includes(mention) ? draft : `${mention} ${draft}`;
}
