/** The list of notifications. */
export const notificationScreens = {
  loading: 'Loading notifications',
  loadFailed: 'The notifications could not be loaded',
  more: 'Show more notifications',
  unread: 'Unread:',
  markRead: 'Mark as read',
  markReadOne: (content: string): string => `Mark as read: ${content}`,
  delete: 'Delete',
  deleteOne: (content: string): string => `Delete: ${content}`,
} as const;
