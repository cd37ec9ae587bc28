const ID_LENGTH = 16;

/** The member and the role that the `_id` of an application names. */
export const namesIn = (applicationId: string): { memberId: string; roleId: string } => ({
  memberId: applicationId.slice(ID_LENGTH, 2 * ID_LENGTH),
  roleId: applicationId.slice(2 * ID_LENGTH),
});
