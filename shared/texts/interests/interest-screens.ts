/** What investors and founders read of the interest in a project. */
export const interestScreens = {
  title: 'Interested in investing?',
  titleInterested: 'You are interested',
  what: (founder: string): string =>
    `${founder} sees that you are interested, and your note. You can then write to each other.`,
  whatNow: (founder: string): string =>
    `${founder} sees that you are interested, and your note. You can now write to each other.`,
  since: 'Since',
  note: 'Note to the founder',
  noteHint: 'Optional: who you are, and whether you would like to see a deck',
  tell: "I'm interested",
  told: (founder: string): string => `${founder} sees that you are interested`,
  saveNote: 'Save note',
  noteSaved: 'Note saved',
  takeBack: 'Take back',
  takeBackOf: (project: string): string => `Take back your interest in ${project}`,
  takeBackQuestion: 'Take back your interest?',
  takeBackLoss: (founder: string): string =>
    `Your note is deleted, and ${founder} no longer sees you among the investors of the project. Your conversation stays.`,
  takeBackAction: 'Take back interest',
  takenBack: 'You are no longer interested',
  failed: 'Your interest could not be saved. Please try again.',
  loading: 'Loading your interest',
  loadFailed: 'Your interest could not be loaded',
  interested: 'Interested',
  count: (count: string, isOne: boolean): string =>
    isOne ? '1 investor is interested' : `${count} investors are interested`,

  investors: 'INVESTORS',
  list: 'Interested investors',
  listHint: 'Investors who have told you that they are interested. You can write to each of them.',
  listLoading: 'Loading investors',
  listFailed: 'The investors could not be loaded',
  more: 'Show more',
  none: 'No investor has told you yet that they are interested. You will be notified.',
} as const;
