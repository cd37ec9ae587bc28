/** What the screens of the mailed link to sign in say. */
export const signInLink = {
  askTitle: 'Sign in with a link',
  askIntro: 'Tell us the email of your account, and we send you a link that signs you in.',
  sentHint:
    'It works once, and for 15 minutes. Only an email that was confirmed gets one. Nothing there? Look into the spam folder, or choose a new password.',
  useTitle: 'Sign in to Hearth',
  useIntro: 'One press, and you are in. The link works once.',
  missingHint: 'It is in the mail that we have sent you. It works once, and for 15 minutes.',
  deadHint: 'It may have been used already, or be older than 15 minutes. A new one is quickly sent.',
} as const;

/** What the screen says instead of the server's sentence: a mistyped address is seen at once. */
export const signInLinkSentTo = (email: string): string =>
  `If an account has confirmed ${email}, a mail with a link is on its way.`;
