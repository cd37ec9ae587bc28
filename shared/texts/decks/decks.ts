/** What the server says of the decks of projects. */
export const decks = {
  uploaded: 'Deck uploaded',
  deleted: 'Deck deleted',
  shared: 'Deck shared',
  stopped: 'Deck no longer shared',
  nameRequired: 'Please name the file',
  nameTooLong: 'This name is too long. Please shorten it.',
  notFound: 'There is no deck here for you',
  founderOnly: 'Only the founder of a project shares its deck',
  notEligible: 'A deck can be shared with interested investors and with your connections',
  tooManyReaders: 'A deck can be shared with 50 people at most',
  /** Readers are told this before they open it. */
  notice: 'The founder sees that you have opened it, and when.',
} as const;
