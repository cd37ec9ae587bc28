/** What else than the password stays when it is reset. */
export const keptFactors = {
  keepTitle: 'What else signs in',
  keepHint: 'Keep only what is yours: whatever you do not choose here stops working with the old password.',
  keepFailed: 'Your passkeys could not be loaded. Without a choice they stop working.',
  keepPasskey: (name: string): string => `Keep the passkey “${name}”`,
  keepCodes: (count: number): string =>
    count === 1 ? 'Keep the recovery code' : `Keep the ${count} recovery codes`,
  keepCodesHint: 'They work only as long as you have a passkey.',
  added: 'Added',
  lastUsed: 'Last used',
} as const;
