/** What is said of tags and of the posts with one. */
export const tags = {
  posts: 'Posts with this tag, newest first.',
  empty: 'No posts with this tag yet.',
  missing: 'There is no such tag',
  invalid: 'A tag is one word of letters, digits and underscores',
} as const;
