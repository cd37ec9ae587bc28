/** What is read out of a file for the profile, and what was wrong with it. */
export const profileImport = {
  title: 'Bring your profile along',
  intro: 'The file is read in this browser. Nothing is stored before you have seen it and agreed.',
  linkedIn:
    'From LinkedIn: Settings, Data privacy, Get a copy of your data. Choose Profile, Positions, Education and Skills, and take the zip file as it comes.',
  jsonResume: 'Or a JSON Resume: a file that ends in .json.',
  choose: 'Choose a file',
  chooseAnother: 'Choose another file',
  reading: 'Reading the file',
  review: 'What the file says',
  reviewHint: 'Untick what should stay as it is in your profile.',
  inProfile: 'In your profile',
  inFile: 'From the file',
  nothing: 'Nothing',
  added: 'Added to what is there',
  replaces: 'Takes the place of what is there',
  same: 'Your profile says all of it already.',
  save: 'Save to profile',
  back: 'Back to profile',
  saved: 'Profile saved successfully',
  saveFailed: 'Your profile could not be saved. What the file says is still here.',
  parts: {
    name: 'Name',
    headline: 'Headline',
    about: 'About',
    location: 'Location',
    linkedin: 'LinkedIn',
    experience: 'Experience',
    education: 'Education',
    skills: 'Skills',
  },
  cut: (letters: string): string => `It is longer than the ${letters} letters that fit, and was cut there.`,
  textsCut: (count: number): string =>
    `${count === 1 ? 'A text was' : `${count} texts were`} too long, and ${count === 1 ? 'is' : 'are'} cut where you see "…".`,
  leftOut: (names: readonly string[], more: number): string =>
    `Left out, because no more fit: ${names.join(', ')}${more > 0 ? ` and ${more} more` : ''}.`,
  datesUnread: (dates: readonly string[]): string =>
    `${dates.length === 1 ? 'A date' : 'Dates'} could not be read: ${dates.join(', ')}.`,
  linkUnsafe: 'The link is no web address, and was left out.',
  errors: {
    tooLarge: 'This file is too large: 50 MB at most. Choose fewer kinds of data for the copy.',
    partTooLarge: 'A part of this file is larger than any profile: it is not read.',
    notZip: 'This zip file is damaged. Download it again, and choose it as it comes.',
    noParts:
      'There is no Profile, Positions, Education or Skills in this zip file. Is it the copy of your data from LinkedIn?',
    notJson: 'This file is no valid JSON. Choose a zip file from LinkedIn, or a JSON Resume.',
    notResume: 'This JSON file is no JSON Resume: it has none of basics, work, education and skills.',
    unknown: 'This is neither a zip file from LinkedIn nor a JSON Resume.',
    empty: 'There is nothing in this file that a profile could say.',
    unreadable: 'This file could not be read. Please choose it again.',
  },
} as const;
