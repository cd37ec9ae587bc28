/** The id under which a role of a project is saved. */
export const savedRoleId = (projectId: string, roleId: string): string => `${projectId}.${roleId}`;

/** The ids of the project and the role that such an id names. */
export function partsOfSavedRole(id: string): { projectId: string; roleId: string } {
  const [projectId = '', roleId = ''] = id.split('.');
  return { projectId, roleId };
}
