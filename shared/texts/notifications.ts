export const notifications = {
  read: 'Notification marked as read',
  notFound: 'Notification not found',
  deleted: 'Notification deleted',
  allRead: 'All notifications marked as read',
  resetFailed: 'Failed to reset notifications',
  markAllRead: 'Mark all as read',
  empty: 'No notifications yet',
} as const;
