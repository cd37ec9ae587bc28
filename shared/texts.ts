/**
 * The texts of every screen: short, plain, without blame. All others stand in `texts/`, by nouns, and load with the screens
 * that show them.
 */

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

export const connectivity = {
  lost: 'Connection error: Unable to reach the server',
  reconnecting: 'Reconnecting...',
  unreachable: "We couldn't reach Hearth",
  stillLost: 'Still unable to connect. Please try again later.',
  keptAt: (time: string): string => `What you see is as of ${time}.`,
  waiting: (changes: number): string =>
    changes === 1 ? '1 change waits to be sent.' : `${changes} changes wait to be sent.`,
  sent: (changes: number): string =>
    changes === 1 ? 'A change that waited has been sent.' : `${changes} changes that waited have been sent.`,
  notSent: 'A change that waited could not be sent.',
} as const;

export const deletedMember = 'Deleted member';

/** The top bar and the slide-in menu. */
export const shell = {
  home: 'Home',
  network: 'My Network',
  projects: 'Projects',
  roles: 'Roles',
  applications: 'My Applications',
  messages: 'Messages',
  notifications: 'Notifications',
  reports: 'Reports',
  settings: 'Settings',
  terms: 'Terms',
  privacy: 'Privacy',
  me: 'Me',
  viewProfile: 'View Profile',
  logout: 'Logout',
  signIn: 'Sign In',
  joinNow: 'Join now',
  beginYourJourney: 'Begin Your Journey',
  account: 'Account',
  skip: 'Skip to content',
  rights: 'All rights reserved.',
} as const;

/** The question before unsaved input is discarded. */
export const leaving = {
  question: 'Discard your changes?',
  loss: 'What you have written or changed here is not saved yet.',
  discard: 'Discard changes',
} as const;

/** Shown when a screen, or the code of a part of it, fails. */
export const lazyParts = {
  failed: 'This part could not be loaded.',
  failedToOpen: 'This could not be opened. Please try again.',
  screenFailed: 'This screen could not be loaded',
  checkConnection: 'Please check your connection and try again.',
  notShown: 'This screen could not be shown.',
} as const;

/** For addresses that lead nowhere. */
export const nowhere = {
  title: 'Page not found',
  heading: 'Nobody is at this fire',
  text: 'The address may have changed, or it never led anywhere.',
  back: 'Back to Home',
} as const;
