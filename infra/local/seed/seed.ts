import { hashPassword } from '../../../lambdas/auth/password.ts';
import { acceptApplication } from '../../../lambdas/data/application-answers.ts';
import { apply } from '../../../lambdas/data/applications.ts';
import { acceptRequest } from '../../../lambdas/data/connecting.ts';
import { type Request, sendRequest } from '../../../lambdas/data/connection-requests.ts';
import { newId } from '../../../lambdas/data/id.ts';
import type { MemberItem } from '../../../lambdas/data/items/member.ts';
import type { ApplicationItem } from '../../../lambdas/data/items/project.ts';
import { changeProfile, setRole } from '../../../lambdas/data/member-changes.ts';
import { createMember, findMemberId } from '../../../lambdas/data/members.ts';
import { addComment } from '../../../lambdas/data/project-comments.ts';
import { createProject } from '../../../lambdas/data/project-creation.ts';
import { indexProject } from '../../../lambdas/data/project-index.ts';
import type { WholeProject } from '../../../lambdas/data/projects.ts';
import { rankProject, upvote } from '../../../lambdas/data/upvotes.ts';
import { DAY, HOUR } from '../../../shared/limits.ts';
import { COMMUNITY, CONNECTIONS, DEMO_PASSWORD, REQUESTS } from './community.ts';
import { idOf, type Members, memberOf } from './members.ts';
import { PROJECTS } from './projects.ts';
import { seedPosts } from './seed-posts.ts';

const ADMIN = 'admin';

const fail = (what: string) => () => new Error(`the seed has ${what} twice`);
const gone = fail('lost a member, or a demo community');
const refusals = {
  gone,
  processed: gone,
  filled: gone,
  teamFull: gone,
  alreadyInTeam: gone,
  notSeeking: gone,
};
const taken = { emailTaken: fail('an e-mail address'), usernameTaken: fail('a username') };

async function seedMember(
  { username, name, role, joined, profile }: (typeof COMMUNITY)[number],
  passwordHash: string,
  now: number,
): Promise<MemberItem> {
  const email = `${username}@hearth.example`;
  const _id = newId(now - joined * DAY);
  const created = await createMember({ _id, name, username, email, passwordHash }, taken);
  await setRole(created.member._id, role, gone);
  return (await changeProfile(_id, profile, { ...taken, tooLarge: fail('too long a profile'), gone })).member;
}

async function seedRelations(members: Members): Promise<void> {
  const requestOf = ([sender, recipient]: readonly [string, string]): Request => ({
    requestedAt: newId(),
    senderId: idOf(members, sender),
    recipientId: idOf(members, recipient),
  });
  for (const pair of CONNECTIONS) {
    const request = requestOf(pair);
    await sendRequest(request, gone);
    await acceptRequest(request, gone);
  }
  for (const pair of REQUESTS) await sendRequest(requestOf(pair), gone);
}

async function seedApplication(
  { project, seats }: WholeProject,
  memberId: string,
  roleName: string,
  message: string,
): Promise<ApplicationItem> {
  const role = project.roles.find(({ title }) => title === roleName);
  if (!role || !seats.roles[role._id]) throw new Error(`the seed names the role ${roleName}, which is none`);
  const given = {
    projectId: project._id,
    founderId: project.founder._id,
    memberId,
    roleId: role._id,
    roleTitle: role.title,
    message,
    appliedAt: newId(),
  };
  return apply(given, undefined, gone);
}

async function seedProject(members: Members, seed: (typeof PROJECTS)[number], now: number): Promise<void> {
  const founder = memberOf(members, seed.founder);
  const callId = newId(now - seed.daysAgo * DAY);
  const whole = await createProject({ input: seed.input, founder, callId, newId, once: [] }, gone);
  const { project } = whole;
  const projectId = project._id;
  await indexProject(projectId, true);
  for (const username of seed.upvotedBy) await upvote(idOf(members, username), projectId, gone);
  await rankProject(projectId);
  for (const [username, role] of seed.team) {
    const { _id } = await seedApplication(whole, idOf(members, username), role, '');
    await acceptApplication({ project, applicationId: _id }, refusals);
  }
  for (const [username, role, message] of seed.applicants)
    await seedApplication(whole, idOf(members, username), role, message);
  for (const [i, [username, text]] of seed.comments.entries()) {
    const author = memberOf(members, username);
    const commentId = newId(now - seed.daysAgo * DAY + (i + 1) * HOUR);
    await addComment({ projectId, commentId, author, text, once: [] }, gone);
  }
}

/** Fills an empty table with the demo community and an administrator; a table that has one is left alone. */
export async function seedCommunity(): Promise<void> {
  if (await findMemberId(ADMIN)) return;
  const now = Date.now();
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  const members = new Map<string, MemberItem>();
  for (const one of COMMUNITY) members.set(one.username, await seedMember(one, passwordHash, now));
  await seedRelations(members);
  await seedPosts(members, now);
  for (const project of PROJECTS) await seedProject(members, project, now);
  // Last, because its presence says that the community is complete.
  await createMember(
    {
      _id: newId(now - 200 * DAY),
      name: 'Hearth Admin',
      username: ADMIN,
      email: 'admin@hearth.example',
      passwordHash,
      isAdmin: true,
    },
    taken,
  );
}
