import { useState } from 'react';
import { checkRole, type ProjectErrors } from './check-project.ts';
import { isRoleBegun, type ProjectFields, type RoleDraft, roleOf } from './project-draft.ts';

/** The list of open roles, and which of them is in the fields below it. */
export function useRoles(initial: readonly RoleDraft[]) {
  const [roles, setRoles] = useState(initial);
  const [editedKey, setEditedKey] = useState<string>();
  const edited = roles.find(({ key }) => key === editedKey);
  return {
    roles,
    /** The role whose fields are being changed; undefined while another one is being written. */
    edited,
    edit: setEditedKey,
    /** Whether there is a role in the fields that is not in the list as it stands there. */
    isBegun: (fields: ProjectFields): boolean => edited !== undefined || isRoleBegun(fields),
    /** What is wrong with the role in the fields. */
    check: (fields: ProjectFields): ProjectErrors =>
      checkRole(
        fields,
        roles.filter((role) => role !== edited),
        edited?.filled ?? 0,
      ),
    /** Puts the role in the fields into the list, at its place, and returns the list. */
    put(fields: ProjectFields): readonly RoleDraft[] {
      const role = roleOf(fields, edited);
      const next = edited ? roles.map((one) => (one === edited ? role : one)) : [...roles, role];
      setRoles(next);
      setEditedKey(undefined);
      return next;
    },
    remove: (role: RoleDraft) => setRoles(roles.filter((one) => one !== role)),
  };
}

export type Roles = ReturnType<typeof useRoles>;
