/** What the calls about pushes answer, and what is pushed. */
export const push = {
  subscribed: 'This browser shows your notifications now.',
  unsubscribed: 'This browser shows no more notifications.',
  unknownService: 'The push service of this browser is not known',
  message: (name: string): string => `${name} wrote to you`,
} as const;
