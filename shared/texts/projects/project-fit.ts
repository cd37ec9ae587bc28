/** What investors read of the projects that fit them. */
export const projectFit = {
  fits: 'Fits what you look for',
  why: 'Fits you:',
  words: (interest: string): string => `mentions ${interest}`,
  noInterests: 'You have not said what you look for',
  noInterestsHint:
    'Name the fields and stages that you invest in on your profile. The projects that fit stand here then.',
  addInterests: 'Add your interests',
  none: 'No project fits what you look for',
  noneHint: (interests: string): string => `Your profile names: ${interests}.`,
  changeInterests: 'Change your interests',
} as const;
