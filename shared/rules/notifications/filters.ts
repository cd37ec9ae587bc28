/** What the list of notifications can be narrowed to. */
export const NOTIFICATION_FILTERS = ['mentions', 'connections', 'projects'] as const;
export type NotificationFilter = (typeof NOTIFICATION_FILTERS)[number];
