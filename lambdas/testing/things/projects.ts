import { contract } from '../../../shared/api/index.ts';
import type { BodyInput } from '../../../shared/api/route.ts';
import type { Project } from '../../../shared/model/project.ts';
import type { Caller } from '../calls/caller.ts';

const { projects } = contract;

type Input = BodyInput<typeof projects.create>;

/**
 * What a founder fills in, with one role of one position unless another is asked for. In few words, because each
 * beginning of each word is an item of the indexes.
 */
export const projectInput = (changes: Partial<Input> = {}): Input => ({
  name: 'Tidewise',
  description: 'Fish',
  category: 'Software',
  stage: 'idea',
  teamSize: '',
  openRoles: [{ title: 'Designer', description: 'Draws', limit: 1 }],
  ...changes,
});

/** Creates a project. */
export async function newProject(founder: Caller, changes: Partial<Input> = {}): Promise<Project> {
  return (await founder.must(projects.create, { body: projectInput(changes) })).project;
}

/** The project as a member sees it now. */
export async function projectFor(viewer: Caller, projectId: string): Promise<Project> {
  return (await viewer.call(projects.get, { params: { projectId } })).body.project;
}

/** Applies for a role. */
export const applyFor = (member: Caller, projectId: string, roleTitle = 'Designer', message = '') =>
  member.call(projects.apply, { params: { projectId }, body: { roleTitle, message } });

/** Applies for a role that is open; returns the parameters that name the application. */
export async function apply(member: Caller, projectId: string, roleTitle = 'Designer') {
  const body = { roleTitle, message: 'Me' };
  const { application } = await member.must(projects.apply, { params: { projectId }, body });
  return { projectId, applicationId: application._id };
}

/** Answers an application. */
export const decide = (
  founder: Caller,
  params: { projectId: string; applicationId: string },
  status: 'accepted' | 'rejected',
) => founder.must(projects.decideApplication, { params, body: { status } });

/** Takes a member into a team: an application and its acceptance. */
export async function join(
  founder: Caller,
  member: Caller,
  projectId: string,
  roleTitle = 'Designer',
): Promise<void> {
  await decide(founder, await apply(member, projectId, roleTitle), 'accepted');
}
