/** What the server says of a pipeline. */
export const pipeline = {
  tooMany: 'There is no room for another project in your pipeline. Take one out first.',
} as const;
