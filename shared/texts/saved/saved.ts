/** What a member keeps for later. */
export const saved = {
  tooMany: 'You have saved as many as you can. Please remove some first.',
} as const;
