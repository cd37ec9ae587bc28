import { isCategory, isStage } from '../../../../shared/choices.ts';
import { ROLE_POSITIONS_DEFAULT } from '../../../../shared/limits.ts';
import type { OpenRole, Project } from '../../../../shared/model/project.ts';

/** An open role of the form; one that is not stored yet has no `_id`. */
export interface RoleDraft extends Omit<OpenRole, '_id' | 'saved'> {
  _id?: string;
  /** Tells it from the others while it is being edited. */
  key: string;
}

/** The fields of the role that is being written, before it joins the list. */
export const NO_ROLE = { roleTitle: '', roleLimit: String(ROLE_POSITIONS_DEFAULT), roleDescription: '' };

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

/** The fields once a role has joined the list: what was typed since it was `put` there belongs to the next one. */
export const emptied = (now: Partial<typeof NO_ROLE>, put: typeof NO_ROLE): Partial<typeof NO_ROLE> => ({
  ...NO_ROLE,
  ...(now.roleTitle !== put.roleTitle && { roleTitle: now.roleTitle }),
  ...(now.roleLimit !== put.roleLimit && { roleLimit: now.roleLimit }),
  ...(now.roleDescription !== put.roleDescription && { roleDescription: now.roleDescription }),
});

/** Whether a role has been begun that is not in the list yet. */
export const isRoleBegun = ({ roleTitle, roleDescription }: ProjectFields): boolean =>
  roleTitle.trim() !== '' || roleDescription.trim() !== '';

/** A role as the fields in which it is changed. */
export const fieldsOfRole = ({ title, description, limit }: RoleDraft): typeof NO_ROLE => ({
  roleTitle: title,
  roleLimit: String(limit),
  roleDescription: description,
});

/** Whether a role's fields say anything else than the list does. */
export const isRoleChanged = (
  { roleTitle, roleLimit, roleDescription }: typeof NO_ROLE,
  role: RoleDraft,
): boolean => {
  const before = fieldsOfRole(role);
  return (
    roleTitle !== before.roleTitle ||
    roleLimit !== before.roleLimit ||
    roleDescription !== before.roleDescription
  );
};

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

/** A number of positions as it was typed; what is no number is 1. */
export const positionsOf = (typed: string): number =>
  Math.max(ROLE_POSITIONS_DEFAULT, Math.trunc(Number(typed)) || ROLE_POSITIONS_DEFAULT);

let lastKey = 0;

/** A role for the list, of what was typed into its fields; what they do not say it has from `before`. */
export const roleOf = (
  { roleTitle, roleLimit, roleDescription }: typeof NO_ROLE,
  before: RoleDraft | undefined,
): RoleDraft => ({
  ...(before ?? { key: `new-${++lastKey}`, filled: 0 }),
  title: roleTitle.trim(),
  description: roleDescription.trim(),
  limit: positionsOf(roleLimit),
});

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
