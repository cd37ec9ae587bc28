/** The button behind which there is what can be done about a member. */
export const moreAbout = (name: string): string => `More: ${name}`;

export const people = {
  queryRequired: 'Search query is required',
  userNotFound: 'User not found',
  noUsersFound: 'No users found',
  nobodyMatches: 'Nobody matches',
  tryAnotherSearch: 'Try searching with a different username or name',
  clearFilters: 'Clear Filters',
  search: 'Search',
  searchHearth: 'Search Hearth',
  found: 'People',
  moderation: 'Moderation',
  yourProfile: 'Your profile',
  loadingSuggestions: 'Loading suggestions',
  suggestionsFailed: 'The suggestions could not be loaded',
  showingResultsFor: 'Showing results for',
  viewAllRecommendations: 'View all recommendations',
  viewAllConnections: 'View All Connections',
  backToHome: 'Back to Home',
  allRoles: 'All Roles',
  showing: 'Showing',
} as const;

/** The title of the recommendations by the viewer's role; `titles.mayKnow` for others. */
export const recommendationTitles = {
  founder: 'Investors you may want to connect with',
  investor: 'Founders you may want to connect with',
  job_seeker: 'Founders looking for talent',
} as const;

/** The role filter of the recommendations. */
export const recommendedRoles = {
  founder: 'Entrepreneurs',
  investor: 'Investors',
  job_seeker: 'Job Seekers',
} as const;

/** The role filter of all connections. */
export const connectableRoles = {
  founder: 'Founders',
  investor: 'Investors',
  job_seeker: 'Job Seekers',
} as const;
