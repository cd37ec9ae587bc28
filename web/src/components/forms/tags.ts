/**
 * A list of words with further ones behind it: separated by commas, trimmed, without blanks and without those that are
 * there already in whatever case.
 */
export function withTags(tags: readonly string[], text: string): string[] {
  const all = [...tags];
  for (const word of text.split(',').map((part) => part.trim()))
    if (word !== '' && !all.some((tag) => tag.toLowerCase() === word.toLowerCase())) all.push(word);
  return all;
}
