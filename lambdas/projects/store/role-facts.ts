import { isDeepStrictEqual } from 'node:util';
import type { RoleFacts } from '../../../shared/model/role.ts';
import { NO_FACTS } from '../../../shared/rules/projects/role-facts.ts';
import { distinctSkills } from '../../../shared/rules/projects/skills.ts';

type Given = { [Fact in keyof RoleFacts]?: RoleFacts[Fact] | undefined };

/**
 * What is stored of the facts of a role: only what says something.
 *
 * @param given facts as they were sent; absent ones stay as they are
 * @param before as they were stored
 */
export function storedFacts(given: Given, before: Given = {}): Partial<RoleFacts> {
  const sent = { ...given, ...(given.skills && { skills: distinctSkills(given.skills) }) };
  const facts = Object.entries(NO_FACTS).flatMap(([name, nothing]) => {
    const key = name as keyof RoleFacts;
    const fact = sent[key] === undefined ? before[key] : sent[key];
    return fact === undefined || isDeepStrictEqual(fact, nothing) ? [] : [[name, fact]];
  });
  return Object.fromEntries(facts);
}
