/** What is shown is read anew, because somebody has pulled the screen down. */
export const pullToRefresh = { refreshing: 'Refreshing' } as const;
