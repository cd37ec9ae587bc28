/** What the screens say where somebody signs in, or adds a passkey. */
export const signIn = {
  usernameOrEmailRequired: 'Please enter your username or email',
  failed: 'Invalid credentials. Please try again.',
  succeeded: 'Login successful!',
  intro: 'Good to have you back.',
  newHere: 'New to Hearth?',
  join: 'Create an account',
  forgotPassword: 'Forgot password?',
  keepSignedIn: 'Keep me signed in',
  withPasskey: 'Sign in with a passkey',
  passkeyFailed: 'This passkey could not be used. Please try again.',
  mailLink: 'Email me a sign-in link',
  doNotWait: 'No need to wait:',
  useRecoveryCode: 'Use a recovery code',
} as const;
