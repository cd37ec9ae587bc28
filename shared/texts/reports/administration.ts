/** What only administrators do, apart from reports. */
export const administration = {
  adminOnly: 'Only admins can perform this action.',
  syncComplete: (updatedUsers: number): string => `Connection sync complete. ${updatedUsers} users updated.`,
} as const;
