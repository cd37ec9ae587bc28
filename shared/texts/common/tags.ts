/** What a list of short words says that somebody writes. */
export const tagField = {
  full: (most: number): string => `You have added all ${most}.`,
  remove: (noun: string, tag: string): string => `Remove ${noun} ${tag}`,
} as const;
