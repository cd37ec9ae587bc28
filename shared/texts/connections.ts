export const connections = {
  sent: 'Connection request sent successfully',
  accepted: 'Connection request accepted',
  rejected: 'Connection request rejected',
  withdrawn: 'Connection request withdrawn',
  removed: 'Connection removed',
  toYourself: "You can't send a request to yourself",
  notWithAdministrator: 'The administrator takes no part in connections',
  alreadyConnected: 'You are already connected',
  alreadyRequested: 'A connection request already exists',
  noPendingRequest: 'No pending connection request found',
  alreadyProcessed: 'This request has already been processed',
  notConnected: 'Connection does not exist',
  noRequests: 'No Connection Requests',
  none: 'No connections found',
  connect: 'Connect',
  pending: 'Pending',
  accept: 'Accept',
  reject: 'Reject',
  connected: 'Connected',
  requests: 'Requests',
  mine: 'My Connections',
  viewRecommendations: 'View Recommendations',
  discover: 'Discover Suggested People',
  search: 'Search connections',
  backToProfile: 'Back to Profile',
  userNotFound: 'User Not Found',
  accessRestricted: 'Access Restricted',
} as const;

/** Shown to members who may not see another member's connections. */
export const connectedOnly = (name = 'the user'): string =>
  `You need to be connected with ${name} to view their connections.`;
