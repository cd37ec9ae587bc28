/** What lists say, whatever is in them. */
export const lists = {
  showAll: 'Show all',
  showLess: 'Show less',
  nextFailed: 'The next part could not be loaded.',
} as const;
