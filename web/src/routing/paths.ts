/** The address of every screen that something links to (SPEC section 2). */
export const paths = {
  home: '/',
  login: '/login',
  signup: '/signup',
  roleSelection: '/role-selection',
  network: '/network',
  recommendations: '/recommendations',
  allConnections: '/all-connections',
  search: (query: string) => `/search?q=${encodeURIComponent(query)}`,
  ownProfile: '/profile',
  profile: (username: string) => `/profile/${encodeURIComponent(username)}`,
  activity: (username: string) => `/profile/${encodeURIComponent(username)}/activity`,
  projectsOf: (username: string) => `/profile/${encodeURIComponent(username)}/projects`,
  post: (postId: string) => `/post/${postId}`,
  project: (projectId: string) => `/projects/${projectId}`,
  connections: (username: string) => `/connections/${encodeURIComponent(username)}`,
  mutual: (username: string) => `/connections/${encodeURIComponent(username)}/mutual`,
} as const;
