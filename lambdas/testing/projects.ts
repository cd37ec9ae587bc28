import { contract } from '../../shared/api/index.ts';
import type { BodyInput } from '../../shared/api/route.ts';
import type { Project } from '../../shared/model/project.ts';
import type { Member } from './client.ts';

const { projects } = contract;

type Input = BodyInput<typeof projects.create>;

/** What a founder fills in, with one role of one position unless another is asked for. */
export const projectInput = (changes: Partial<Input> = {}): Input => ({
  name: 'Tidewise',
  description: 'Forecasts for small fisheries',
  category: 'Software',
  stage: 'idea',
  teamSize: '',
  openRoles: [{ title: 'Designer', description: 'Draws what fishers read', limit: 1 }],
  ...changes,
});

/** Creates a project. */
export async function newProject(founder: Member, changes: Partial<Input> = {}): Promise<Project> {
  const { status, body } = await founder.call(projects.create, { body: projectInput(changes) });
  if (status !== 201) throw new Error(`the project failed with ${status}: ${JSON.stringify(body)}`);
  return body.project;
}

/** The project as a member sees it now. */
export async function projectFor(viewer: Member, projectId: string): Promise<Project> {
  return (await viewer.call(projects.get, { params: { projectId } })).body.project;
}

/** Applies for a role. */
export const applyFor = (member: Member, projectId: string, roleTitle = 'Designer', message = '') =>
  member.call(projects.apply, { params: { projectId }, body: { roleTitle, message } });

/** Takes a member into a team: an application and its acceptance. */
export async function join(
  founder: Member,
  member: Member,
  projectId: string,
  roleTitle = 'Designer',
): Promise<void> {
  const { body } = await applyFor(member, projectId, roleTitle);
  const params = { projectId, applicationId: body.application._id };
  const { status } = await founder.call(projects.decideApplication, { params, body: { status: 'accepted' } });
  if (status !== 200) throw new Error(`joining failed with ${status}`);
}
