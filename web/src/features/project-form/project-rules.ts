import type { FormErrors } from '@mantine/form';
import * as limits from '../../../../shared/limits.ts';
import type { Project } from '../../../../shared/model/project.ts';
import { projectForm } from '../../../../shared/texts/projects/project-form.ts';
import { projects as texts } from '../../../../shared/texts/projects/projects.ts';
import { schemaRules } from '../../components/forms/schema-rules.ts';
import { type ProjectFields, sentOf, sentRoles } from './project-draft.ts';
import type { RoleDraft } from './role-fields.ts';

/** The largest team that may be typed; a larger one that is stored already may stay. */
export const teamSizeMax = (project: Pick<Project, 'teamSize'> | undefined): number =>
  project ? Math.max(limits.TEAM_SIZE_MAX_EDIT, project.teamSize ?? 0) : limits.TEAM_SIZE_MAX_CREATE;

/** The bounds of a team, which depend on what is stored. */
function teamSizeError(typed: string, project: Project | undefined): string | undefined {
  if (typed === '') return undefined;
  const size = Number(typed);
  const most = teamSizeMax(project);
  if (!Number.isInteger(size) || size < limits.TEAM_SIZE_MIN || size > most)
    return projectForm.teamSizeRange(most);
  return project && size < project.teamMembers.length ? texts.teamSizeBelowTeam : undefined;
}

/** The fields of roles, by the paths below a role. */
const ROLE_FIELDS: Record<string, string> = {
  limit: 'roleLimit',
  description: 'roleDescription',
  skills: 'roleSkills',
  commitment: 'roleCommitment',
  place: 'rolePlace',
  location: 'roleLocation',
  equity: 'roleEquityMin',
  'equity.min': 'roleEquityMin',
  'equity.max': 'roleEquityMax',
  pay: 'rolePayMin',
  'pay.min': 'rolePayMin',
  'pay.max': 'rolePayMax',
  'pay.currency': 'rolePayCurrency',
  question: 'roleQuestion',
};

/** The field that shows an error: everything about roles stands where roles are written. */
function shownAt(path: string): string {
  const [first, _at, ...below] = path.split('.');
  if (first !== 'openRoles') return path;
  return ROLE_FIELDS[below.join('.')] ?? ROLE_FIELDS[below[0] ?? ''] ?? 'roleTitle';
}

const shown = (errors: FormErrors): FormErrors =>
  Object.fromEntries(Object.entries(errors).map(([path, message]) => [shownAt(path), message]));

const input = async () => (await import('../../../../shared/model/project.ts')).projectInput();
const change = async () => (await import('../../../../shared/model/project.ts')).projectChange();

const whole = schemaRules<{ fields: ProjectFields; roles: readonly RoleDraft[] }>(
  input,
  ({ fields, roles }) => sentOf(fields, roles),
);
const onlyRoles = schemaRules<readonly RoleDraft[]>(change, (roles) => ({ openRoles: sentRoles(roles) }));

/** Loads what the rules need. */
export const loadRules = whole.onValuesChange;

/**
 * What is wrong with a project.
 *
 * @param roles all of them, the one that is being written as well
 * @param project the stored one, when it is being edited
 */
export async function checkProject(
  fields: ProjectFields,
  roles: readonly RoleDraft[],
  project: Project | undefined,
): Promise<FormErrors> {
  const { teamSize: _, ...errors } = shown(await whole.validate({ fields, roles }));
  const teamSize = teamSizeError(fields.teamSize, project);
  return { ...errors, ...(teamSize && { teamSize }) };
}

/**
 * What is wrong with the role that is being written.
 *
 * @param roles all of them, the one that is being written as well
 */
export async function checkRole(role: RoleDraft, roles: readonly RoleDraft[]): Promise<FormErrors> {
  if (roles.length > limits.ROLES_MAX) return { roleTitle: projectForm.rolesFull(limits.ROLES_MAX) };
  const errors = shown(await onlyRoles.validate(roles));
  return role.limit < role.filled ? { ...errors, roleLimit: texts.limitBelowFilled } : errors;
}

/** What the server found, by the field that shows it. */
export const errorsOfIssues = (issues: readonly { path: string; message: string }[]): FormErrors =>
  shown(Object.fromEntries(issues.map(({ path, message }) => [path, message])));
