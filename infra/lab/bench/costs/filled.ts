import { type Caller, signIn } from '../../../../lambdas/testing/calls/caller.ts';
import type { Cast } from '../../../../lambdas/testing/examples/calls.ts';
import type { Asker } from '../../../../lambdas/testing/examples/example.ts';
import { contract } from '../../../../shared/api/index.ts';
import { ADMIN_USERNAME } from '../../../../shared/rules/members/administrator.ts';
import { HUB_MEMBER, QUIET, usernameOf } from '../fill/community.ts';

/** The earliest job seeker, who has applied for most roles, and the member with most connections but the hub member. */
const APPLICANT = 4;
const WELL_KNOWN = 1;
/** Behind those who are blocked by somebody. */
const FIRST_ORDINARY = 61;
const SEEKER_DIGITS = [5, 8];
const FOUNDER_DIGITS = [6];

/** A filled community with those who call. */
export interface Filled extends Record<Asker, Caller> {
  base: string;
  /** The post and the project of the hub member that everybody talks about. */
  round: { postId: string; projectId: string };
  /** Who takes part in one writing route: a job seeker and a founder who have not called yet, before what is much talked about. */
  nextCast(): Promise<Cast>;
}

/** Members with some last digits, none of whom has been given before. */
function* ordinary(size: number, digits: number[]): Generator<number> {
  for (let member = FIRST_ORDINARY; member < size; member += 1)
    if (digits.includes(member % 10)) yield member;
}

/**
 * Signs in those who take part.
 *
 * @param base address of a stack that was filled
 * @param size members of its community
 */
export async function filledAt(base: string, size: number): Promise<Filled> {
  const signInAs = (member: number) => signIn(base, usernameOf(member));
  const [seekers, founders] = [ordinary(size, SEEKER_DIGITS), ordinary(size, FOUNDER_DIGITS)];
  const next = (members: Generator<number>): Promise<Caller> => {
    const { value, done } = members.next();
    if (done) throw new Error(`a community of ${size} has too few members for all that is measured`);
    return signInAs(value);
  };
  const hubMember = await signInAs(HUB_MEMBER);
  const admin = await signIn(base, ADMIN_USERNAME);
  const [post] = await hubMember.must(contract.posts.list, { query: { limit: 1 } });
  const { projects } = await hubMember.must(contract.projects.list, { query: { limit: 1 } });
  const [project] = projects;
  if (!post || !project) throw new Error('the table has not been filled');
  const round = { postId: post._id, projectId: project._id };
  return {
    base,
    round,
    hubMember,
    admin,
    member: await next(seekers),
    applicant: await signInAs(APPLICANT),
    wellKnown: await signInAs(WELL_KNOWN),
    quiet: await signInAs(QUIET),
    nextCast: async () => ({
      base,
      round,
      hot: async () => hubMember,
      admin,
      seekers: [await next(seekers)],
      founders: [await next(founders)],
    }),
  };
}
