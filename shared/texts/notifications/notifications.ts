export const notifications = {
  removedProject: 'a removed project',
  read: 'Notification marked as read',
  notFound: 'Notification not found',
  deleted: 'Notification deleted',
  deleteQuestion: 'Delete this notification?',
  deleteLoss: (content: string): string => `“${content}” will be gone for good.`,
  deleteAction: 'Delete notification',
  allRead: 'All notifications marked as read',
  markAllRead: 'Mark all as read',
  empty: 'No notifications yet',
} as const;
