/**
 * The texts that server and screens share: short, plain, without blame. Texts that only some screens show are imported
 * from `texts/` by those screens, so that the first screens do not load them.
 */
export * from './texts/comments.ts';
export * from './texts/connections.ts';
export * from './texts/lists.ts';
export * from './texts/media.ts';
export * from './texts/notifications.ts';
export * from './texts/people.ts';
export * from './texts/posts.ts';
export * from './texts/profile.ts';
export * from './texts/projects.ts';

export const brand = {
  name: 'Hearth',
  tagline: 'Forge Connections, Build Legacy',
} as const;

export const errors = {
  unavailable: 'Database connection issue. Please try again in a few moments.',
  unauthenticated: 'Authentication failed. Please login again.',
  forbidden: "You don't have permission to access this resource.",
  notFound: 'Not found',
  somethingWentWrong: 'Something went wrong',
  anErrorOccurred: 'An error occurred',
  tooManyRequests: 'Too many attempts. Please wait a moment and try again.',
  bodyTooLarge: 'The request is too large.',
} as const;

export const auth = {
  emailExists: 'Email already exists',
  emailInvalid: 'Please enter a valid email address',
  usernameExists: 'Username already exists',
  usernameReserved: 'This username is not available',
  passwordRequired: 'Password is required',
  usernameOrEmailRequired: 'Please enter your username or email',
  loginFailed: 'Invalid credentials. Please try again.',
  loginSucceeded: 'Login successful!',
  signupSucceeded: 'Account created successfully',
  logoutSucceeded: 'Logged out successfully',
  logoutFailed: 'Error logging out. Please try again.',
  roleRequired: 'Please select a role to continue',
  roleFailed: 'Failed to update role. Please try again.',
  roleLoadFailed: 'Error loading user data. Please refresh the page or login again.',
  goToLogin: 'Go to Login',
  adminOnly: 'Only admins can perform this action.',
  keepSignedIn: 'Keep me signed in',
  signInWithPasskey: 'Sign in with a passkey',
  passkeyFailed: 'This passkey could not be used. Please try again.',
  agreeAndJoin: 'Agree & Join',
} as const;

/** 'Welcome! You're now registered as a Investor/Founder/Job Seeker/User' */
export const welcome = (role: string): string => `Welcome! You're now registered as a ${role}`;

/** 'Connection sync complete. {n} users updated.' */
export const syncComplete = (updatedUsers: number): string =>
  `Connection sync complete. ${updatedUsers} users updated.`;

export const connectivity = {
  lost: 'Connection error: Unable to reach the server',
  retry: 'Retry',
  reconnecting: 'Reconnecting...',
  stillLost: 'Still unable to connect. Please try again later.',
} as const;

export const deletedMember = 'Deleted member';

/** The top bar and the slide-in menu. */
export const shell = {
  home: 'Home',
  network: 'My Network',
  projects: 'Projects',
  applications: 'My Applications',
  notifications: 'Notifications',
  settings: 'Settings',
  terms: 'Terms',
  privacy: 'Privacy',
  me: 'Me',
  viewProfile: 'View Profile',
  logout: 'Logout',
  syncConnections: 'Sync Connections',
  signIn: 'Sign In',
  joinNow: 'Join now',
  beginYourJourney: 'Begin Your Journey',
} as const;

/** The names of the roles: on the option cards, in the welcome message, and on chips. */
export const roles = {
  founder: { option: 'Startup Founder', welcome: 'Founder', chip: 'Founder' },
  investor: { option: 'Investor', welcome: 'Investor', chip: 'Investor' },
  job_seeker: { option: 'Looking to Join', welcome: 'Job Seeker', chip: 'Looking to Join' },
} as const;

/** The question before unsaved input is discarded. */
export const leaving = {
  question: 'Discard your changes?',
  loss: 'What you have written or changed here is not saved yet.',
  discard: 'Discard changes',
} as const;

/** Shown when the code of a part of a screen cannot be loaded. */
export const lazyParts = {
  failed: 'This part could not be loaded.',
  failedToOpen: 'This could not be opened. Please try again.',
  screenFailed: 'This screen could not be loaded',
  checkConnection: 'Please check your connection and try again.',
  retry: 'Retry',
} as const;
