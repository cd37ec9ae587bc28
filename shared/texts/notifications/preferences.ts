/** What the calls about preferences answer. */
export const preferences = {
  unsubscribed: 'You get no more of these mails. You can turn them on again in your settings.',
  unsubscribePage: 'A page asks whether these mails are to be turned off.',
} as const;

/** Where members choose what they are told of. */
export const preferenceScreens = {
  title: 'Mails',
  hint: 'Mails about your account and its security always come.',
  message: 'Send me a mail when a message stays unread for 15 minutes',
  loading: 'Loading your choices',
  loadFailed: 'Your choices could not be loaded',
  changeFailed: 'Your choice could not be saved. Please try again.',
} as const;
