import { contract } from '../../../shared/api/index.ts';
import type { BodyInput } from '../../../shared/api/route.ts';
import type { Caller } from './caller.ts';

const { connections, posts, projects } = contract;

/** Creates a post and returns its id. */
export const newPost = async (author: Caller, content: string, more: object = {}): Promise<string> =>
  (await author.must(posts.create, { body: { content, ...more } }))._id;

export const projectInput = (name: string, ...roles: [title: string, limit: number][]) =>
  ({
    name,
    description: 'A project of an ordinary length. '.repeat(8),
    category: 'Software',
    teamSize: '',
    openRoles: roles.map(([title, limit]) => ({ title, description: `Of ${title}`, limit })),
  }) satisfies BodyInput<typeof projects.create>;

/** Creates a project and returns its id. */
export const newProject = async (founder: Caller, input: ReturnType<typeof projectInput>): Promise<string> =>
  (await founder.must(projects.create, { body: input })).project._id;

/** Comments on a post and returns the id of the comment. */
export async function comment(caller: Caller, postId: string, content: string): Promise<string> {
  const { comments } = await caller.must(posts.addComment, { params: { postId }, body: { content } });
  return comments.findLast((one) => one.user._id === caller._id && one.content === content)?._id ?? '';
}

/** Asks a member for a connection and returns the id of the request. */
export const ask = async (caller: Caller, { _id: userId }: Caller): Promise<string> =>
  (await caller.must(connections.request, { params: { userId } })).requestId;

/** Applies for a role and returns the parameters that name the application. */
export async function apply(caller: Caller, projectId: string, roleTitle: string) {
  const body = { roleTitle, message: 'Me' };
  const { application } = await caller.must(projects.apply, { params: { projectId }, body });
  return { projectId, applicationId: application._id };
}

export const decide = (
  founder: Caller,
  params: { projectId: string; applicationId: string },
  status: 'accepted' | 'rejected',
) => founder.must(projects.decideApplication, { params, body: { status } });
