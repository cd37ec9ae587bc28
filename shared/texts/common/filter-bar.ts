/** Words, filters and order above a list. */
export const filterBar = {
  go: 'Go',
  filters: 'Filters',
  clear: 'Clear Filters',
  sort: 'Sort by',
} as const;
