/** What the server says of the interest of investors. */
export const interests = {
  notFound: 'Nobody of you both is interested in this project',
  ownProject: 'This is your own project',
  founderOnly: 'Only the founder of a project sees who is interested in it',
} as const;
