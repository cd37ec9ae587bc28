/** Messages about passkeys. */
export const passkeys = {
  nameRequired: 'Please name this passkey',
  nameTooLong: 'The name must be at most 60 characters',
  tooMany: 'You have as many passkeys as you can have. Please remove one first.',
  known: 'This passkey is already registered',
  refused: 'This passkey could not be verified. Please try again.',
  notFound: 'Passkey not found',
  removed: 'Passkey removed',
  required: 'Administrators sign in with a passkey. Please add one in your settings first.',
} as const;
