/** The address of every screen that something links to (SPEC section 2). */
export const paths = {
  home: '/',
  login: '/login',
  signup: '/signup',
  roleSelection: '/role-selection',
  profile: (username: string) => `/profile/${encodeURIComponent(username)}`,
} as const;
