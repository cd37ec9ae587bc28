import { TONE_COUNT } from '../../theme/theme.ts';

/** A number of the palette that always belongs to this id: the look of whoever has no picture. */
export function toneOf(id: string): number {
  let hash = 0;
  for (const character of id) hash = (hash * 31 + character.charCodeAt(0)) >>> 0;
  return hash % TONE_COUNT;
}
