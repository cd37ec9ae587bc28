/** Projects of the community on the landing page. */
export const showcase = {
  heading: 'Projects on Hearth',
  foundedBy: (name: string): string => `by ${name}`,
} as const;
