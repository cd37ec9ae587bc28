const isReload = (): boolean =>
  performance.getEntriesByType('navigation').some((entry) => 'type' in entry && entry.type === 'reload');

/**
 * Reloads a document that came with the public page of a path, for somebody who has turned out to be a visitor: the app had
 * taken the page away for them as a member. Does nothing elsewhere, nor in a document that is a reload itself.
 */
export function showPublicPage(path: string): void {
  // Only public pages name their address.
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  // A browser that is taken for a member's again would reload forever.
  if (canonical && new URL(canonical.href).pathname === path && !isReload()) window.location.reload();
}
