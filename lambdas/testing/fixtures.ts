import type { Role } from '../../shared/model/member.ts';

/** A member who has signed up and done nothing else. */
export interface SpareMember {
  _id: string;
  username: string;
  /** Of the session in which they are signed in. */
  token: string;
}

/**
 * The environment variables of tests that have a system to themselves.
 *
 * @param base where it is
 * @param source where it gives members and is emptied
 */
export const fixturesVariables = (base: string, source: string) => ({
  FIXTURES_OF: base,
  FIXTURES_AT: source,
});

/** Those of each role who have been given and not taken. */
const given = new Map<string, Promise<SpareMember[]>>();

async function ask(source: string, role: string): Promise<SpareMember[]> {
  const response = await fetch(`${source}/members/${role}`, { method: 'POST' });
  if (!response.ok) throw new Error(`no members were made: ${response.status}`);
  return (await response.json()) as SpareMember[];
}

/**
 * Takes a new member, because to sign somebody up takes a hundred calls of the table.
 *
 * @param base where their system is
 * @returns undefined when that system gives none
 */
export async function takeSpareMember(base: string, userRole?: Role): Promise<SpareMember | undefined> {
  const { FIXTURES_OF, FIXTURES_AT: source } = process.env;
  if (!source || FIXTURES_OF !== base) return undefined;
  const role = userRole ?? 'none';
  for (;;) {
    const members = given.get(role) ?? ask(source, role);
    given.set(role, members);
    const member = (await members).shift();
    if (member) return member;
    if (given.get(role) === members) given.delete(role);
  }
}

/** Takes everything out of the table of the tests' own system, once all has followed that follows from earlier calls. */
export async function emptyTable(): Promise<void> {
  const response = await fetch(`${process.env.FIXTURES_AT}/table`, { method: 'DELETE' });
  if (!response.ok) throw new Error(`the table was not emptied: ${response.status}`);
  given.clear();
}
