import { contract, type ReadingRoute } from '../../../../shared/api/index.ts';
import { SEARCH_RESULTS_TYPING } from '../../../../shared/limits.ts';
import type { Call } from '../caller.ts';
import type { Scene } from './scene.ts';

type Ask = (scene: Scene) => Call | Promise<Call>;

const byMember: Ask = ({ member }) => ({ caller: member });
const byHub: Ask = ({ hub }) => ({ caller: hub });
const byAdmin: Ask = ({ admin }) => ({ caller: admin });

const search =
  (query: string, limit?: number): Ask =>
  ({ member }) => ({ caller: member, query: { query, ...(limit !== undefined && { limit }) } });

const list =
  (query: Record<string, string | number>): Ask =>
  ({ member }) => ({ caller: member, query });

/** An answer that the caller has already. */
const unchanged: Ask = async ({ hub }) => {
  const { headers } = await hub.call(contract.notifications.list);
  return { caller: hub, headers: { 'if-none-match': headers.get('etag') ?? '' } };
};

/**
 * What is asked of each reading route, by what is special about it; "" is what the SPA asks for. A route without a line
 * does not compile.
 */
export const READS: Record<ReadingRoute, Record<string, Ask>> = {
  'auth.me': { '': byMember, 'of the hub': byHub },
  'auth.sessions': { '': byMember },
  'passkeys.list': { '': byMember },
  'recoveryCodes.get': { '': byMember },
  'users.search': {
    'one letter, while typing': search('a', SEARCH_RESULTS_TYPING),
    'one letter': search('a'),
    'two beginnings, while typing': search('m a', SEARCH_RESULTS_TYPING),
    'a username': search('grace0'),
  },
  'users.suggestions': { '': byMember, 'for the hub': byHub },
  'users.allConnections': { '': byMember },
  'users.applications': { 'of who has many': ({ applicant }) => ({ caller: applicant }) },
  'users.get': { 'the hub': ({ member, hub }) => ({ caller: member, params: { username: hub.username } }) },
  'archive.get': { '': byMember },
  'hiding.blocks': { '': ({ quiet }) => ({ caller: quiet }) },
  'hiding.mutes': { '': ({ quiet }) => ({ caller: quiet }) },
  'connections.list': { 'of the hub': ({ hub }) => ({ caller: hub, query: { limit: 20 } }) },
  'connections.ofMember': {
    'the hub': ({ wellKnown, hub }) => ({
      caller: wellKnown,
      params: { username: hub.username },
      query: { limit: 20 },
    }),
  },
  'connections.mutual': {
    'the hub and who knows most': ({ wellKnown, hub }) => ({
      caller: wellKnown,
      params: { userId: hub._id },
      query: { limit: 20 },
    }),
  },
  'connections.requests': { 'to the hub': ({ hub }) => ({ caller: hub, query: { limit: 20 } }) },
  'connections.status': { '': ({ member, hub }) => ({ caller: member, params: { userId: hub._id } }) },
  'posts.list': { '': byMember, 'for the hub': byHub },
  'posts.get': { 'much talked about': ({ member, postId }) => ({ caller: member, params: { postId } }) },
  'posts.byMember': {
    'of the hub': ({ member, hub }) => ({ caller: member, params: { userId: hub._id }, query: { limit: 3 } }),
  },
  'posts.comments': { 'much talked about': ({ member, postId }) => ({ caller: member, params: { postId } }) },
  'projects.list': {
    '': byMember,
    'the oldest': list({ sort: 'oldest' }),
    'most upvotes': list({ sort: 'upvotes' }),
    'page 4': list({ page: 4 }),
    'one category': list({ category: 'Software' }),
    'one letter': list({ search: 'p' }),
    'two words': list({ search: 'workshops bench' }),
  },
  'projects.get': {
    'much wanted': ({ member, projectId }) => ({ caller: member, params: { projectId } }),
    'much wanted, for its founder': ({ hub, projectId }) => ({ caller: hub, params: { projectId } }),
  },
  'projects.byMember': {
    'of the hub': ({ member, hub }) => ({ caller: member, params: { userId: hub._id }, query: { limit: 3 } }),
  },
  'projects.applications': {
    'much wanted': ({ hub, projectId }) => ({ caller: hub, params: { projectId } }),
  },
  'projects.comments': {
    'much wanted': ({ member, projectId }) => ({ caller: member, params: { projectId } }),
  },
  'notifications.list': { 'of the hub': byHub, 'nothing new': unchanged },
  'reports.list': { '': byAdmin },
  'reports.audit': { '': byAdmin },
  'health.check': { '': byMember },
};
