/** Blocking and muting members. */
export const hiding = {
  notYourself: 'You cannot block or mute yourself',
  notTheAdministrator: 'The administrator cannot be blocked or muted',
  tooMany: 'You cannot block or mute any more members. Please unblock or unmute some first.',
} as const;
