/** Texts about one's own profile as people without an account see it. */
export const publicPage = {
  title: 'Public page',
  allow: 'Anyone may read my profile, also without an account',
  hint: 'Shows your name, headline, about, skills, experience, education and projects. Never your contact details, connections or posts. When you turn it off, it is gone within a minute.',
  preview: 'See what visitors see',
  previewTitle: 'What visitors see',
  failed: 'The choice could not be saved',
  nothingYet: 'Besides your name there is nothing on your profile yet.',
} as const;
