/** The screen of all applications that a founder has received. */
export const applicantScreens = {
  intro: 'Everybody who has applied to your projects. They see when you have opened their application.',
  loading: 'Loading applications',
  loadFailed: 'The applications could not be loaded',
  none: 'Nobody has applied yet',
  noneHint: 'Applications for the open roles of your projects come here.',
  noneOfStage: 'No applications here',
  browse: 'View my projects',
  create: 'Create Project',
  findPeople: (role: string): string => `Find people for ${role}`,
  role: 'Role',
  allRoles: 'All roles',
  roleOf: (role: string, project: string): string => `${role}, ${project}`,
  sort: 'Sort by',
  sorts: {
    latest: 'Newest first',
    waiting: 'Longest waiting first',
    match: 'Best match first',
  },
  fit: 'How well they fit',
  matchedSkills: 'In their profile:',
  missingSkills: 'Not in their profile:',
  commitment: { fits: 'wants what the role offers', differs: 'wants another kind of work' },
  place: { fits: 'lives where the role is', differs: 'lives elsewhere' },
  filter: 'Show',
  all: 'All',
  more: 'Show more applications',
  list: 'Applications',
  choose: 'Choose an application',
  chooseHint: 'Its words, the profile and what you have noted stand here.',
  back: 'All applications',
  select: (name: string, role: string): string => `Select ${name}, ${role}`,
  selected: (number: string): string => `${number} selected`,
  clear: 'Clear',
  accept: 'Accept',
  decline: 'Decline',
  declineSelected: 'Decline selected',
  inTalk: 'We are in talk',
  stageFailed: 'That could not be noted. Please try again.',
  answerBy: 'Answer by',
  answerFailed: (name: string): string => `The answer to ${name} could not be sent`,
  planned: {
    accepted: (names: string): string => `${names}: accepted`,
    declined: (names: string): string => `${names}: declined`,
  },
  people: (number: string): string => `${number} people`,
  undo: 'Undo',
  undoHint: 'It is sent in a few seconds.',
  history: 'What has happened so far',
  earlier: 'Also applied for',
  profile: 'Profile',
  profileFailed: 'The profile could not be loaded',
  allOf: (count: number): string => `Show all ${count}`,
  fewer: 'Show fewer',
  note: 'Your note',
  noteHint: 'Only you see it.',
  saveNote: 'Save note',
  noteSaved: 'Note saved',
  noteFailed: 'Your note could not be saved. It is still here.',
  keys: (named: string): string => `Keys: ${named}.`,
  keysOff: 'Turn keys off',
  keysOn: 'Turn keys on',
} as const;

/** The dialog in which a founder declines. */
export const declineDialog = {
  title: (name: string): string => `Decline ${name}?`,
  titleOfSeveral: (number: string): string => `Decline ${number} applications?`,
  loss: 'They are told, and cannot apply for this role again.',
  reason: 'Reason',
  reasons: {
    '': 'Say no reason',
    skills: 'Other skills wanted',
    timing: 'The timing does not fit',
    place: 'The place does not fit',
    filled: 'The position is filled',
    other: 'Other reasons',
  },
  note: 'A word to them (optional)',
  noteToEach: 'A word to each of them (optional)',
  suggest: 'Suggest a word',
  /** What a founder may say as it is, or change: to somebody who has given time and hopes for an answer. */
  suggestions: {
    '': 'Thank you for applying, and for the time you took. This time we go on with others. We wish you well in your search.',
    skills:
      'Thank you for applying, and for the time you took. For this role we are looking for other skills. We wish you well in your search.',
    timing:
      'Thank you for applying, and for the time you took. The timing does not fit this time. We would be glad to hear from you again.',
    place:
      'Thank you for applying, and for the time you took. We need somebody in another place for this role. We wish you well in your search.',
    filled:
      'Thank you for applying, and for the time you took. The position is filled by now. We would be glad to hear from you again.',
    other:
      'Thank you for applying, and for the time you took. This time we go on with others. We wish you well in your search.',
  },
  cancel: 'Cancel',
  decline: 'Decline',
} as const;

/** What the keys of the screen of applicants do. */
export const APPLICANT_KEYS = {
  j: 'next',
  k: 'previous',
  a: 'accept',
  d: 'decline',
  m: 'message',
} as const;
