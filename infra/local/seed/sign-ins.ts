/** Everybody's password in the demo community. */
export const DEMO_PASSWORD = 'hearth-demo';

/** What to tell the person who started it. */
export const DEMO_SIGN_INS = `Sign in as maya (founder), daniel (investor), priya (looking to join) or admin, password ${DEMO_PASSWORD}`;
