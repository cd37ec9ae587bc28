import type { FormErrors } from '@mantine/form';
import { useState } from 'react';
import type { ProjectFields } from './project-draft.ts';
import { checkRole } from './project-rules.ts';
import { isRoleBegun, type RoleDraft, roleOf } from './role-fields.ts';

/** The list of open roles, and which of them is in the fields below it. */
export function useRoles(initial: readonly RoleDraft[]) {
  const [roles, setRoles] = useState(initial);
  const [editedKey, setEditedKey] = useState<string>();
  const edited = roles.find(({ key }) => key === editedKey);
  const isBegun = (fields: ProjectFields) => edited !== undefined || isRoleBegun(fields);
  const withRole = (role: RoleDraft) =>
    edited ? roles.map((one) => (one === edited ? role : one)) : [...roles, role];
  return {
    roles,
    /** The role whose fields are being changed; undefined while another one is being written. */
    edited,
    edit: setEditedKey,
    /** Whether there is a role in the fields that is not in the list as it stands there. */
    isBegun,
    /** The list with the role that is in the fields, if there is one. */
    all: (fields: ProjectFields): readonly RoleDraft[] =>
      isBegun(fields) ? withRole(roleOf(fields, edited)) : roles,
    /** What is wrong with the role in the fields. */
    check(fields: ProjectFields): Promise<FormErrors> {
      const role = roleOf(fields, edited);
      return checkRole(role, withRole(role));
    },
    /** Puts the role in the fields into the list, at its place, and returns the list. */
    put(fields: ProjectFields): readonly RoleDraft[] {
      const next = withRole(roleOf(fields, edited));
      setRoles(next);
      setEditedKey(undefined);
      return next;
    },
    remove: (role: RoleDraft) => setRoles(roles.filter((one) => one !== role)),
  };
}

export type Roles = ReturnType<typeof useRoles>;
