import { createHash } from 'node:crypto';
import { type IndexKey, itemKind } from '../../table/key.ts';
import type { PushedItem, SubscriptionItem } from './items.ts';

const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url');

const kinds = {
  /** One for each browser: who subscribes there last is the one who is pushed to. */
  subscription: itemKind<SubscriptionItem>({ isFollowed: false })('PUSH#{endpointHash}', 'SUBSCRIPTION'),
  pushed: itemKind<PushedItem>({ isFollowed: false })('PUSH#{endpointHash}', 'PUSHED#{subjectHash}'),
};

export const pushKeys = {
  ...kinds,
  ofEndpoint: (endpoint: string) => kinds.subscription(hashOf(endpoint)),
  /** @param subject what there is one push about */
  pushedTo: (endpoint: string, subject: string) => kinds.pushed(hashOf(endpoint), hashOf(subject)),
  /** The browsers of a member, by when they have subscribed. */
  subscriptionsOf: (memberId: string) => `PUSH#${memberId}`,
  byMember: (memberId: string, subscriptionId: string): IndexKey => ({
    gsi1pk: `PUSH#${memberId}`,
    gsi1sk: subscriptionId,
  }),
};
