/** Blocking and muting, as screens show it. */
export const hidingScreens = {
  mute: (name: string): string => `Mute ${name}`,
  unmute: (name: string): string => `Unmute ${name}`,
  block: (name: string): string => `Block ${name}`,
  blockAction: 'Block',
  blockQuestion: (name: string): string => `Block ${name}?`,
  blockLoss: (name: string): string =>
    `You and ${name} will no longer see each other on Hearth. Your connection, requests, applications and places in each other's teams end for good. ${name} is not told.`,
  wasBlocked: (name: string): string => `You have blocked ${name}. You can undo this in your settings.`,
  wasUnblocked: (name: string): string => `${name} is no longer blocked`,
  wasMuted: (name: string): string => `${name}'s posts and notifications will stay away from you`,
  wasUnmuted: (name: string): string => `${name} is no longer muted`,
  failed: 'This could not be done. Please try again.',
  blocked: 'Blocked members',
  blockedHint: 'You and they do not see each other on Hearth. What a block has ended stays ended.',
  nobodyBlocked: 'You have blocked nobody.',
  muted: 'Muted members',
  mutedHint:
    'Their posts and notifications stay away from you, and their messages wait without being announced. They are not told.',
  nobodyMuted: 'You have muted nobody.',
  unblock: 'Unblock',
  unblockOf: (name: string): string => `Unblock ${name}`,
  unmuteShort: 'Unmute',
  more: 'Show more members',
  loading: 'Loading members',
  loadFailed: 'The list could not be loaded',
} as const;
