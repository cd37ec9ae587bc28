/** The pages of a list that is turned over. */
export const paging = {
  pages: 'Pages',
  page: (page: string): string => `Page ${page}`,
  pageOf: (page: string, total: string): string => `Page ${page} of ${total}`,
  previous: 'Previous page',
  next: 'Next page',
} as const;
