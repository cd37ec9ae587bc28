/** What members read where they save, and on the screen of what they have saved. */
export const savedScreens = {
  save: 'Save',
  isSaved: 'Saved',
  label: (isSaved: boolean, name: string): string => `${isSaved ? 'Saved' : 'Save'}: ${name}`,
  failed: 'This could not be saved. Please try again.',
  intro: 'Only you see what you save.',
  posts: 'Posts',
  projects: 'Projects',
  roles: 'Roles',
  closed: 'Closed',
  paused: 'Paused',
  loading: 'Loading what you have saved',
  loadFailed: 'What you have saved could not be loaded',
  more: 'Show more',
  none: {
    posts: {
      heading: 'No saved posts',
      text: 'Press Save below a post to find it here again.',
      browse: 'Read the feed',
    },
    projects: {
      heading: 'No saved projects',
      text: 'Press Save on a project to keep an eye on it.',
      browse: 'Browse projects',
    },
    roles: {
      heading: 'No saved roles',
      text: 'Press Save beside a role of a project, and decide in peace. A role that is filled leaves this list.',
      browse: 'Browse roles',
    },
  },
  /** In place of browsing all roles, for job seekers. */
  matchingRoles: 'See matching roles',
} as const;
