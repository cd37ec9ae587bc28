import type { RoleFacts } from '../../../../shared/model/role.ts';
import { needsPlace, townOf } from '../../../../shared/rules/projects/role-match.ts';
import { skillKey, skillKeys } from '../../../../shared/rules/projects/skills.ts';

/** No word has the sign between the parts of a term. */
const term = (of: string, value: string | number): string => `${of}=${value}`;

/** Terms that find roles. */
export const TERMS = {
  /** Those that name a skill, by its key. */
  skill: (key: string): string => term('skill', key),
  /** Those that name so many skills. */
  asked: (skills: number): string => term('skills', skills),
  /** Those whose work is done at least partly in a town; "" for those that say none. */
  town: (town: string): string => term('town', town),
};

/** The term for a skill as somebody asks for it; none when that is no skill. */
export const termsOfSkill = (skill: string): string[] => {
  const key = skillKey(skill);
  return key === '' ? [] : [TERMS.skill(key)];
};

/** All terms that find a role. */
export function termsOf({
  skills,
  place,
  location,
}: Pick<RoleFacts, 'skills' | 'place' | 'location'>): string[] {
  const keys = [...skillKeys(skills)];
  return [
    ...keys.map(TERMS.skill),
    TERMS.asked(keys.length),
    ...(needsPlace(place) ? [TERMS.town(townOf(location))] : []),
  ];
}
