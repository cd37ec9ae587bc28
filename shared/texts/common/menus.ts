/** The menus of members, beside the names of their links. */
export const menus = {
  main: 'Main',
  tabs: 'Tabs',
  more: 'More',
  open: 'Open menu',
  close: 'Close menu',
  suspended: 'Suspended members',
  audit: 'Audit list',
  syncConnections: 'Sync Connections',
  news: (count: number): string => `, ${count} new`,
} as const;
