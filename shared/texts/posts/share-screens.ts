/** Sharing a post with words of one's own, and what is shown of it. */
export const shareScreens = {
  share: 'Share',
  label: (post: string): string => `Share: ${post}`,
  title: 'Share this post',
  words: 'Add your words',
  cancel: 'Cancel',
  submit: 'Post',
  shared: (name: string): string => `Shared post by ${name}`,
  poll: 'Poll',
  gone: 'This post is not available',
} as const;
