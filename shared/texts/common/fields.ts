/** Labels of fields that several forms have, each on its own like `words.ts`. */
export const name = 'Name';
export const username = 'Username';
export const email = 'Email';
export const usernameOrEmail = 'Username or email';
export const password = 'Password';
export const showPassword = 'Show password';
