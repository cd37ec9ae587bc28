/** The password of all demo members. */
export const DEMO_PASSWORD = 'hearth-demo';

/** The demo sign-ins, as `npm start` prints them. */
export const DEMO_SIGN_INS = `Sign in as maya (founder), daniel (investor), priya (looking to join) or admin, password ${DEMO_PASSWORD}`;
