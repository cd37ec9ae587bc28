/** Getting back into an account: what the server answers, and what the screens say. */
export const recovery = {
  mailSent: 'If an account uses this address, a mail with a link is on its way.',
  signInLinkSent: 'If an account has confirmed this address, a mail with a link is on its way.',
  passwordReset: 'Your password is changed. Sign in with the new one.',
  invalidToken: 'This link does not work any more.',

  forgotTitle: 'Forgot your password?',
  forgotIntro: 'Tell us the email of your account, and we send you a link to choose a new password.',
  sendLink: 'Send the link',
  sentTitle: 'Look at your inbox',
  sentHint: 'It works once, and for one hour. Nothing there? Look into the spam folder, or try again.',
  sendAgain: 'Use another email',
  backToLogin: 'Back to sign in',

  signInInstead: 'Sign in with a link instead',

  resetTitle: 'Choose a new password',
  resetIntro: 'All devices that are signed in to your account will be signed out.',
  newPassword: 'New password',
  setPassword: 'Set the password',
  deadTitle: 'This link does not work any more',
  deadHint: 'It may have been used already, or be older than an hour. A new one is quickly sent.',
  newLink: 'Get a new link',
  missingTitle: 'Follow the link once more',
  missingHint: 'It is in the mail that we have sent you, and works until you have used it.',

  emailVerified: 'Your email is confirmed.',
  verificationSent: 'A mail with a link is on its way.',
  emailRestored: 'Your email is back. Choose a new password by the link that we have mailed you.',
  verifyTitle: 'Confirm your email',
  verifyIntro: 'One press, and we know that this address is yours.',
  verify: 'Confirm',
  verifiedTitle: 'Thank you',
  toHearth: 'Go to Hearth',
  verifyDeadHint:
    'It may be older than seven days, or your email has changed since. Your settings send a new one.',
  toSettings: 'Go to settings',
  restoreTitle: 'Take the change back',
  restoreIntro:
    'Your account gets this email back. All devices are signed out, and the password and whatever else was added since to sign in stop working.',
  restore: 'Take it back',
  restoredHint: 'Your password no longer works. A mail with a link to a new one is on its way.',
  restoreDeadHint: 'It may have been used already, or be older than seven days.',
  newPasswordNow: 'Choose a new password',
  notConfirmed: 'Your email is not confirmed yet',
  notConfirmedHint: 'Confirm it, so that you can get back in if you forget your password.',
  sendVerification: 'Send the mail again',
  verificationFailed: 'The mail could not be sent. Please try again.',
  dismiss: 'Not now',
} as const;

/** What the screen says instead of `mailSent`: a mistyped address is seen at once. */
export const mailSentTo = (email: string): string =>
  `If an account uses ${email}, a mail with a link is on its way.`;
