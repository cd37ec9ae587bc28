const news = (one: string) => (count: number, shown: string) =>
  `${shown} new ${one}${count === 1 ? '' : 's'}`;

/** What has come while a screen is open: how many, and how that is written. */
export const newPosts = news('post');
export const newComments = news('comment');
