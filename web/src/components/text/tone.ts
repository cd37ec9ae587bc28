import { TONE_COUNT } from '../../theme/theme.ts';

/** A number of the palette that always belongs to this id: the look of whoever has no picture. */
export function toneOf(id: string): number {
  let hash = 0;
  for (const character of id) hash = (hash * 31 + character.charCodeAt(0)) >>> 0;
  return hash % TONE_COUNT;
}

/** At most two letters for a name: "Asha Rao" is AR. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined];
  return letters
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toUpperCase();
}
