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

/** Several members as the subject of a sentence. */
export const notificationSubjects = {
  two: (first: string, second: string): string => `${first} and ${second}`,
  three: (first: string, second: string, third: string): string => `${first}, ${second} and ${third}`,
  andOthers: (names: string, count: number): string =>
    `${names} and ${count} ${count === 1 ? 'other' : 'others'}`,
} as const;
