/** Titles of screens, which are named before their code is loaded, each on its own like `words.ts`. */
export const signIn = 'Sign in';
export const signUp = 'Join Hearth';
export const forgotPassword = 'Forgot password';
export const newPassword = 'New password';
export const email = 'Email';
export const role = 'Choose your role';
export const profile = 'Profile';
export const activity = 'Activity';
export const post = 'Post';
export const createProject = 'Create a New Project';
export const editProject = 'Edit Project';
export const testPage = 'Test page';
export const connections = 'Connections';
export const mutual = 'Mutual connections';
export const mayKnow = 'People you may know';
export const allPotentialConnections = 'All Potential Connections';
export const searchResults = 'Search Results';
