export const profile = {
  notFound: 'User profile not found',
  updateFailed: 'Failed to update profile',
  rangeInverted: 'Minimum investment cannot be greater than maximum investment',
  passwordInvalid: 'Invalid password',
  administratorStays: 'The administrator account can only be removed by operations',
  deleted: 'Profile deleted successfully',
  linkInvalid: 'Please enter a link that starts with http:// or https://',
  yearInvalid: 'Please enter a year between 1900 and 2100',
  yearsInverted: 'The end year cannot be before the start year',
  dateInvalid: 'Please enter a valid date',
  datesInverted: 'The end date cannot be before the start date',
  amountInvalid: 'Please enter an amount between 0 and 1,000,000,000,000',
  tooLong: 'This text is too long',
  tooLarge: 'Your profile has become too long. Please shorten its texts or remove some entries',
} as const;

export const completion = {
  title: 'Complete your profile',
  skip: 'SKIP FOR NOW',
  complete: 'COMPLETE PROFILE',
} as const;
