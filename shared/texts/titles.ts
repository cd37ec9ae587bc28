/** Titles of screens that are named before their code is loaded, and that say the same elsewhere. */
export const titles = {
  connections: 'Connections',
  mutual: 'Mutual connections',
  mayKnow: 'People you may know',
  allPotentialConnections: 'All Potential Connections',
  searchResults: 'Search Results',
} as const;
