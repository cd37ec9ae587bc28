/** The username of the administrator, whom operations provide; sign-up refuses it. */
export const ADMIN_USERNAME = 'admin';

/** The administrator is no member of the community: not listed, not suggested, not to be asked for a connection. */
export const isAdministrator = ({ username }: { username: string }): boolean => username === ADMIN_USERNAME;
