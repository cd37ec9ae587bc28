/** Settings of a member: account, security, sessions, appearance, privacy. */
export const settings = {
  title: 'Settings',
  passwordChanged: 'Your password is changed. All other sessions have ended.',
  sessionEnded: 'Session ended',
  otherSessionsEnded: 'All other sessions have ended',
  sessionNotFound: 'This session has already ended',
} as const;
