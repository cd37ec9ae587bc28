/** Long lists of members: recommendations, all connections, connections of somebody, results of a search. */
export const memberLists = {
  loading: 'Loading people',
  loadFailed: 'These people could not be loaded',
  showMore: 'Show more people',
  searchFurther: 'Search further',
  searchFailed: 'The search did not work',
  searchByName: 'Search by name or headline',
  role: 'Role',
  nobodyFits: 'Nobody fits these filters.',
  everybodyConnected: 'You are connected with everybody, or about to be.',
  recommendationsFailed: 'The recommendations could not be loaded',
  noRecommendations: 'There is nobody to recommend right now. New members appear here.',
} as const;
