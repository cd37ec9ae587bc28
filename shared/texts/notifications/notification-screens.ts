/** The list of notifications. */
export const notificationScreens = {
  loading: 'Loading notifications',
  loadFailed: 'The notifications could not be loaded',
  more: 'Show more notifications',
  unread: 'Unread:',
  markRead: 'Mark as read',
  fewer: 'Fewer of these',
  fewerHint: 'How would you like to be told of news of this kind?',
  allChoices: 'All choices',
  delete: 'Delete',
  actions: (content: string): string => `Actions: ${content}`,
  reply: 'Reply',
  replyTo: (name: string): string => `Reply to ${name}`,
  all: 'All',
  filters: { mentions: 'Mentions', connections: 'Connections', projects: 'Projects' },
  emptyOf: {
    mentions: 'Nobody has mentioned you yet',
    connections: 'No news of your connections yet',
    projects: 'No news of your projects yet',
  },
} as const;
