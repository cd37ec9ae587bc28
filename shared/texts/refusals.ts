/** What the server alone says of signing up, signing in and roles: forms say it in their own words before. */
export const refusals = {
  allFieldsRequired: 'All fields are required',
  credentialsRequired: 'Username and password are required',
  validRoleRequired: 'Valid user role is required',
  invalidCredentials: 'Invalid credentials',
  founderOnly: 'Only founders can create projects',
  investorOnly: 'Only investors keep a pipeline',
} as const;
