/** The menus of members, beside the names of their links. */
export const menus = {
  main: 'Main',
  open: 'Open menu',
  close: 'Close menu',
  news: (count: number): string => `, ${count} new`,
} as const;
