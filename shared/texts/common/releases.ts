/** A newer release of the app is there while an older one is open. */
export const releases = {
  ready: 'A new version of Hearth is ready.',
  load: 'Reload',
} as const;
