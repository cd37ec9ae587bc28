import * as titles from '../common/titles.ts';

/** The network of a member, and the connections of others. */
export const network = {
  discoverHint: 'People who fit what you are looking for.',
  discoverHints: {
    founder: 'Investors who may back what you build.',
    investor: 'Founders who may be worth your time.',
    job_seeker: 'Founders who look for people.',
  },
  requestsFailed: 'The requests could not be loaded',
  moreRequests: 'Show more requests',
  none: 'You have no connections yet.',
  noneHint: 'You have no connections yet. They appear here once a request is accepted.',
  connectionsOf: (name: string): string => `${name}'s Connections`,
  noneOf: (name: string): string => `${name} has no other connections yet.`,
  mutualWith: (name: string): string => `${titles.mutual} with ${name}`,
  noMutual: (name: string): string => `You and ${name} have no connections in common yet.`,
  nobodyHint: 'Nobody on Hearth has this username.',
  loadFailed: 'These connections could not be loaded',
} as const;
