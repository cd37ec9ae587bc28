/** How long a new password is, and how easy to guess. The library's own advice follows these sentences. */
export const passwords = {
  atLeast: (characters: number): string => `At least ${characters} characters`,
  tooCommon: 'This password is too common. Please choose another one',
  tooEasy: 'This password is too easy to guess.',
  ofOwnName: 'Please choose a password that is not made of your name, username or email address.',
  strength: 'Password strength',
  levels: { weak: 'too easy to guess', fair: 'fair', good: 'good', strong: 'strong' },
} as const;
