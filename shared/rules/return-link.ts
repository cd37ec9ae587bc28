/** Where a visitor signs in or up, to be led back to a path of the site. */
export const withReturn = (screen: string, path: string): string =>
  `${screen}?next=${encodeURIComponent(path)}`;
