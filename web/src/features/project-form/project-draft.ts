import { isCategory, isStage } from '../../../../shared/choices.ts';
import type { Project } from '../../../../shared/model/project.ts';
import { NO_ROLE, type RoleDraft } from './role-fields.ts';

/** The fields as their inputs hold them. */
export const NEW_PROJECT = {
  name: '',
  pitch: '',
  description: '',
  category: '',
  stage: 'idea',
  teamSize: '',
  website: '',
  ...NO_ROLE,
};
export type ProjectFields = typeof NEW_PROJECT;

/** A stored project as the fields of its form. */
export const fieldsOf = ({
  name,
  pitch,
  description,
  category,
  stage,
  teamSize,
  website,
}: Project): ProjectFields => ({
  name,
  pitch,
  description,
  category,
  stage,
  teamSize: String(teamSize ?? ''),
  website,
  ...NO_ROLE,
});

export const rolesOf = ({ openRoles }: Project): RoleDraft[] =>
  openRoles.map(({ saved: _, ...role }) => ({ ...role, key: role._id }));

/** Roles as they are sent. */
export const sentRoles = (roles: readonly RoleDraft[]) =>
  roles.map(({ key: _, filled: _filled, ...role }) => role);

/** What is sent to create or edit a project, which may have no category yet. */
export const sentOf = (
  { name, pitch, description, category, stage, teamSize, website }: ProjectFields,
  roles: readonly RoleDraft[],
) => ({
  name: name.trim(),
  pitch: pitch.trim(),
  description: description.trim(),
  category,
  stage,
  teamSize: teamSize === '' ? '' : Number(teamSize),
  website: website.trim(),
  openRoles: sentRoles(roles),
});

/**
 * The body of the call that creates or edits a project.
 *
 * @returns undefined while no category is chosen
 */
export function bodyOf(fields: ProjectFields, roles: readonly RoleDraft[]) {
  const { category, stage, ...sent } = sentOf(fields, roles);
  return isCategory(category) && isStage(stage) ? { ...sent, category, stage } : undefined;
}
export type ProjectBody = NonNullable<ReturnType<typeof bodyOf>>;
