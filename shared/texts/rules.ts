/** What the schemas of forms say of a name or a password; loaded with them. */
export const rules = {
  usernameInvalid: 'Username must be 3 to 30 characters: letters, digits, dots, underscores or hyphens',
  usernameReserved: 'This username is not available',
  passwordTooShort: 'Password must be at least 6 characters',
  passwordTooLong: 'Password must be at most 128 characters',
  nameRequired: 'Name is required',
  nameTooLong: 'Name must be at most 80 characters',
  listTooLong: 'This list has too many entries',
} as const;
