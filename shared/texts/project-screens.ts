/** What stands on a project wherever it is shown (SPEC sections 2 and 4), beside `projects` of `texts.ts`. */
export const projectParts = {
  upvote: 'Upvote',
  upvoted: 'Upvoted',
  openRoles: 'Open Roles',
  noOpenRoles: 'No open roles at the moment',
} as const;

/** The dialog in which a job seeker applies (SPEC section 2, project card and project detail). */
export const applyDialog = {
  title: 'Apply for Role',
  noDescription: 'No description provided for this role.',
  positions: (filled: string, limit: string): string => `${filled}/${limit} positions filled`,
  goodFit: 'Why are you a good fit for this role?',
  toOwner: 'Message to Project Owner (Optional)',
  cancel: 'Cancel',
  submit: 'Submit Application',
  submitting: 'Submitting...',
} as const;
