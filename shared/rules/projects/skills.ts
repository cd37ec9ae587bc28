import { normalize } from '../texts/words.ts';
import { KNOWN_SKILLS } from './known-skills.ts';

/** Letters and digits alone, so that "Node.js" and "nodejs" are the same, but "C", "C++" and "C#" are not. */
function folded(text: string): string {
  const plain = normalize(text);
  return plain
    .replaceAll('#', 'sharp')
    .replaceAll('+', 'plus')
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '');
}

const SPELLINGS: ReadonlyMap<string, string> = new Map(
  Object.entries(KNOWN_SKILLS).flatMap(([name, others]) =>
    [name, ...others].map((spelling) => [folded(spelling), folded(name)] as const),
  ),
);

/** What skills are compared by: "TS", "typescript" and "TypeScript" have the same key; "" when there is no letter in a text. */
export function skillKey(text: string): string {
  const key = folded(text);
  return SPELLINGS.get(key) ?? key;
}

/** The distinct keys of skills. */
export const skillKeys = (skills: readonly string[]): Set<string> =>
  new Set(skills.map(skillKey).filter((key) => key !== ''));

/** Skills without those that are the same as an earlier one, or no skill at all; each as it was written. */
export function distinctSkills(skills: readonly string[]): string[] {
  const seen = new Set<string>(['']);
  return skills.filter((skill) => {
    const key = skillKey(skill);
    return !seen.has(key) && seen.add(key);
  });
}

/** The names of all known skills, for suggestions. */
export const SKILL_NAMES: readonly string[] = Object.keys(KNOWN_SKILLS);

const NAMES: ReadonlyMap<string, string> = new Map(SKILL_NAMES.map((name) => [skillKey(name), name]));

/** A skill as it is usually spelled; as it was written where nobody knows it. */
export const usualSpelling = (skill: string): string => NAMES.get(skillKey(skill)) ?? skill;
