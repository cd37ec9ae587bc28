/** Texts of buttons that share an address. */
export const sharing = {
  share: 'Share',
  copied: 'Link copied',
  copyFailed: 'The link could not be copied',
} as const;
