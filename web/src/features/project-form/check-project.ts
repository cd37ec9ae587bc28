import * as limits from '../../../../shared/limits.ts';
import type { Project } from '../../../../shared/model/project.ts';
import { webLink } from '../../../../shared/rules/web-link.ts';
import { fold } from '../../../../shared/rules/words.ts';
import { projectForm } from '../../../../shared/texts/project-form.ts';
import { profile as profileTexts, projects as texts } from '../../../../shared/texts.ts';
import type { FieldErrors } from '../../components/forms/use-form.ts';
import { type NO_ROLE, type ProjectFields, positionsOf, type RoleDraft } from './project-draft.ts';

export type ProjectErrors = FieldErrors<ProjectFields>;

/** The largest team that may be typed; a larger one that is stored already may stay. */
export const teamSizeMax = (project: Pick<Project, 'teamSize'> | undefined): number =>
  project ? Math.max(limits.TEAM_SIZE_MAX_EDIT, project.teamSize ?? 0) : limits.TEAM_SIZE_MAX_CREATE;

const isTooLong = (value: string, max: number) => value.trim().length > max;

function teamSizeError(typed: string, project: Project | undefined): string | undefined {
  if (typed === '') return undefined;
  const size = Number(typed);
  const most = teamSizeMax(project);
  if (!Number.isInteger(size) || size < limits.TEAM_SIZE_MIN || size > most)
    return projectForm.teamSizeRange(most);
  return project && size < project.teamMembers.length ? texts.teamSizeBelowTeam : undefined;
}

/**
 * What is wrong with the fields of a project.
 *
 * @param project the stored one, when it is being edited
 */
export function checkProject(fields: ProjectFields, project: Project | undefined): ProjectErrors {
  const { name, description, category, teamSize, website } = fields;
  const errors: ProjectErrors = {};
  if (name.trim() === '') errors.name = texts.nameRequired;
  else if (isTooLong(name, limits.LINE_MAX)) errors.name = profileTexts.tooLong;
  if (description.trim() === '') errors.description = texts.descriptionRequired;
  else if (isTooLong(description, limits.DESCRIPTION_MAX)) errors.description = profileTexts.tooLong;
  if (category === '') errors.category = texts.categoryRequired;
  const wrongSize = teamSizeError(teamSize, project);
  if (wrongSize) errors.teamSize = wrongSize;
  if (website.trim() !== '' && webLink(website.trim()) === undefined)
    errors.website = profileTexts.linkInvalid;
  return errors;
}

/**
 * What is wrong with the role that is being written.
 *
 * @param others the roles beside it
 * @param filled positions of it that are taken
 */
export function checkRole(
  { roleTitle, roleLimit, roleDescription }: typeof NO_ROLE,
  others: readonly RoleDraft[],
  filled: number,
): ProjectErrors {
  const errors: ProjectErrors = {};
  const title = roleTitle.trim();
  if (title === '') errors.roleTitle = texts.roleTitleRequired;
  else if (isTooLong(title, limits.LINE_MAX)) errors.roleTitle = profileTexts.tooLong;
  else if (others.some((other) => fold(other.title) === fold(title)))
    errors.roleTitle = texts.roleTitlesAlike;
  if (others.length >= limits.ROLES_MAX) errors.roleTitle = projectForm.rolesFull(limits.ROLES_MAX);
  if (positionsOf(roleLimit) < filled) errors.roleLimit = texts.limitBelowFilled;
  if (isTooLong(roleDescription, limits.DESCRIPTION_MAX)) errors.roleDescription = profileTexts.tooLong;
  return errors;
}

/** What the server found, by the field that shows it: everything about roles stands where roles are written. */
export function errorsOfIssues(issues: readonly { path: string; message: string }[]): ProjectErrors {
  return Object.fromEntries(
    issues.map(({ path, message }) => [path.startsWith('openRoles') ? 'roleTitle' : path, message]),
  );
}
