/** What the screen to join says that no other loads. */
export const signUp = {
  intro: 'Meet the people you will build with.',
  alreadyMember: 'Already a member?',
  agreement: 'By joining you agree to our',
  terms: 'terms of use',
  and: 'and',
  privacy: 'privacy notice',
  newTab: ', which open in a new tab.',
  agreeAndJoin: 'Agree & Join',
  succeeded: 'Account created successfully',
} as const;
