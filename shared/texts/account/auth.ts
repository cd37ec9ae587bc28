/** What accounts and signing out say. */
export const auth = {
  emailExists: 'Email already exists',
  emailInvalid: 'Please enter a valid email address',
  usernameExists: 'Username already exists',
  passwordRequired: 'Password is required',
  logoutSucceeded: 'Logged out successfully',
  logoutFailed: 'Error logging out. Please try again.',
} as const;
