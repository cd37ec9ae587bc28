import { Client, type Member, PASSWORD } from '../../../lambdas/testing/client.ts';
import { commentOn } from '../../../lambdas/testing/comments.ts';
import { addPasskeyTo } from '../../../lambdas/testing/passkeys.ts';
import { applyFor, newProject } from '../../../lambdas/testing/projects.ts';
import { contract } from '../../../shared/api/index.ts';
import type { Route } from '../../../shared/api/route.ts';
import type { Role } from '../../../shared/model/member.ts';

const { auth, connections, notifications, posts, projects, reports } = contract;

/** Whose a thing is, and with whom it has to do: the author of a post with a comment, the founder of a project. */
export interface Sides {
  owner: Member;
  host: Member;
}

/** Values of path parameters. */
export type Things = Record<string, string>;

const ROLES = { openRoles: [{ title: 'Designer', description: '', limit: 5 }] };

const aboutOwner = async ({ owner: { user } }: Sides): Promise<Things> => ({
  userId: user._id,
  username: user.username,
});

async function postOfOwner({ owner }: Sides): Promise<Things> {
  const body = { content: 'Mine', poll: { options: ['Tea', 'Coffee'] } };
  return { postId: (await owner.call(posts.create, { body })).body._id };
}

async function commentOfOwner({ owner, host }: Sides): Promise<Things> {
  const post = await host.post('Theirs');
  return { postId: post._id, commentId: (await commentOn(owner, post, 'Mine'))._id };
}

const projectOfOwner = async ({ owner }: Sides): Promise<Things> => ({
  projectId: (await newProject(owner, ROLES))._id,
});

async function commentOnProject({ owner, host }: Sides): Promise<Things> {
  const params = { projectId: (await newProject(host, ROLES))._id };
  const { body } = await owner.call(projects.addComment, { params, body: { text: 'Mine' } });
  return { ...params, commentId: body.comment._id };
}

async function applicationOfOwner({ owner, host }: Sides): Promise<Things> {
  const { _id: projectId } = await newProject(host, ROLES);
  const { body } = await applyFor(owner, projectId);
  return { projectId, applicationId: body.application._id };
}

async function membershipOfOwner(sides: Sides): Promise<Things> {
  const params = await applicationOfOwner(sides);
  const { projectId = '', applicationId = '' } = params;
  await sides.host.call(projects.decideApplication, {
    params: { projectId, applicationId },
    body: { status: 'accepted' },
  });
  return { projectId, userId: sides.owner.user._id };
}

/** A request that the host has sent to the owner, who is to answer it. */
async function requestToOwner({ owner, host }: Sides): Promise<Things> {
  await host.call(connections.remove, { params: { userId: owner.user._id } });
  await host.call(connections.withdraw, { params: { userId: owner.user._id } });
  const { body } = await host.call(connections.request, { params: { userId: owner.user._id } });
  return { requestId: body.requestId };
}

async function notificationOfOwner({ owner, host }: Sides): Promise<Things> {
  await commentOn(host, await owner.post('Mine'), 'Theirs');
  const { body } = await owner.call(notifications.list);
  return { notificationId: body[0]?._id ?? '' };
}

async function sessionOfOwner({ owner }: Sides): Promise<Things> {
  await new Client().call(auth.login, { body: { username: owner.user.username, password: PASSWORD } });
  const { body } = await owner.call(auth.sessions);
  return { sessionId: body.find(({ current }) => !current)?._id ?? '' };
}

const passkeyOfOwner = async ({ owner }: Sides): Promise<Things> => ({
  passkeyId: (await addPasskeyTo(owner)).body._id,
});

async function reportedPost({ owner, host }: Sides): Promise<Things> {
  const { _id: id } = await owner.post('Mine');
  await host.call(reports.create, { body: { kind: 'post', id, reason: 'spam' } });
  return { reportId: `post.${id}` };
}

/** By the parameters that name a thing, in the order of the path. */
const MAKERS: Record<string, (sides: Sides) => Promise<Things>> = {
  userId: aboutOwner,
  username: aboutOwner,
  postId: postOfOwner,
  'postId,commentId': commentOfOwner,
  projectId: projectOfOwner,
  'projectId,commentId': commentOnProject,
  'projectId,applicationId': applicationOfOwner,
  'projectId,userId': membershipOfOwner,
  requestId: requestToOwner,
  notificationId: notificationOfOwner,
  sessionId: sessionOfOwner,
  passkeyId: passkeyOfOwner,
  reportId: reportedPost,
};

const namesOf = ({ params }: Route): string => Object.keys(params?.shape ?? {}).join();

/** Who applies, and is a member of somebody's team, is a job seeker; everything else may be a founder's. */
const isSeekers = (names: string): boolean => /applicationId|projectId,userId/.test(names);

export const ownersRole = (route: Route): Role => (isSeekers(namesOf(route)) ? 'job_seeker' : 'founder');

/** Makes what a route names. */
export function makeThings(route: Route, sides: Sides): Promise<Things> {
  const make = MAKERS[namesOf(route)];
  if (!make) throw new Error(`nobody knows how to make what ${route.name} names`);
  return make(sides);
}

/** Makes one of everything that routes name, by the parameters; what only job seekers have with an owner of this role. */
export async function makeAllThings(sides: Sides, ofSeeker: Sides): Promise<[names: string, Things][]> {
  return Promise.all(
    Object.entries(MAKERS).map(
      async ([names, make]): Promise<[string, Things]> => [
        names,
        await make(isSeekers(names) ? ofSeeker : sides),
      ],
    ),
  );
}
