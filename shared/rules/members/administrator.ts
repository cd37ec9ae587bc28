/** The username of the administrator, who is created by `npm run ops`; sign-up refuses it. */
export const ADMIN_USERNAME = 'admin';

/** Whether a member is the administrator, who is never listed or suggested and takes no connection requests. */
export const isAdministrator = ({ username }: { username: string }): boolean => username === ADMIN_USERNAME;
