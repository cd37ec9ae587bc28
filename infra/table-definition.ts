/** The one table, as CloudFormation deploys it and the local stack creates it. */
export const TABLE = {
  partitionKey: 'pk',
  sortKey: 'sk',
  timeToLive: 'ttl',
  /** Carries all attributes. */
  index: { name: 'gsi1', partitionKey: 'gsi1pk', sortKey: 'gsi1sk' },
} as const;
