/** What goes along with an application. */
export const attachedProfile = {
  title: 'Your profile goes along',
  holds: (parts: string): string => `The founder sees it beside your message: ${parts}.`,
  parts: {
    headline: 'headline',
    about: 'about',
    skills: (count: number): string => (count === 1 ? '1 skill' : `${count} skills`),
    experience: (count: number): string => (count === 1 ? '1 job' : `${count} jobs`),
    education: (count: number): string => (count === 1 ? '1 school' : `${count} schools`),
  },
  isBare: 'It says little yet. Skills and experience help the founder to decide.',
  noSkills: 'It names no skills yet, which founders look for first.',
  complete: 'Add skills',
} as const;
