/** Texts of what people without an account find in the app. */
export const visitorScreens = {
  signInFirst: 'Sign in to see this page',
  signInFirstText: 'It is for members, or its owner does not show it to everybody.',
} as const;
