import { contract, type ReadingRoute } from '../../../../shared/api/index.ts';
import { SEARCH_RESULTS_TYPING } from '../../../../shared/limits.ts';
import type { Call } from '../caller.ts';
import type { Filled } from './filled.ts';

type Ask = (filled: Filled) => Call | Promise<Call>;

type Who = 'member' | 'hubMember' | 'applicant' | 'wellKnown' | 'quiet' | 'admin';

/** What one of those who call asks. */
const by =
  (who: Who, ask: (filled: Filled) => Omit<Call, 'caller'> = () => ({})): Ask =>
  (filled) => ({ caller: filled[who], ...ask(filled) });

const asking = (query: Record<string, string | number>): Ask => by('member', () => ({ query }));

/** About the hub member. */
const ofHubMember =
  (limit?: number) =>
  ({ hubMember: { _id: userId, username } }: Filled) => ({
    params: { userId, username },
    ...(limit && { query: { limit } }),
  });

/** About what everybody talks about and wants to be part of. */
const ofHot = ({ postId, projectId }: Filled) => ({ params: { postId, projectId } });

const page = () => ({ query: { limit: 20 } });

/** An answer that the caller has already. */
const unchanged: Ask = async ({ hubMember }) => {
  const { headers } = await hubMember.call(contract.notifications.list);
  return { caller: hubMember, headers: { 'if-none-match': headers.get('etag') ?? '' } };
};

/**
 * What is asked of each reading route, by what is special about it; "" is what the SPA asks for. A route without a line
 * does not compile.
 */
export const READS: Record<ReadingRoute, Record<string, Ask>> = {
  'auth.me': { '': by('member'), 'of the hub': by('hubMember') },
  'auth.sessions': { '': by('member') },
  'passkeys.list': { '': by('member') },
  'recoveryCodes.get': { '': by('member') },
  'users.search': {
    'one letter, while typing': asking({ query: 'a', limit: SEARCH_RESULTS_TYPING }),
    'one letter': asking({ query: 'a' }),
    'two beginnings, while typing': asking({ query: 'm a', limit: SEARCH_RESULTS_TYPING }),
    'a username': asking({ query: 'grace0' }),
  },
  'users.suggestions': { '': by('member'), 'for the hub': by('hubMember') },
  'users.allConnections': { '': by('member') },
  'users.applications': { 'of who has many': by('applicant') },
  'users.get': { 'the hub': by('member', ofHubMember()) },
  'archive.get': { '': by('member') },
  'hiding.blocks': { '': by('quiet') },
  'hiding.mutes': { '': by('quiet') },
  'connections.list': { 'of the hub': by('hubMember', page) },
  'connections.ofMember': { 'the hub': by('wellKnown', ofHubMember(20)) },
  'connections.mutual': { 'the hub and who knows most': by('wellKnown', ofHubMember(20)) },
  'connections.requests': { 'to the hub': by('hubMember', page) },
  'connections.status': { '': by('member', ofHubMember()) },
  'posts.list': { '': by('member'), 'for the hub': by('hubMember') },
  'posts.get': { 'much talked about': by('member', ofHot) },
  'posts.byMember': { 'of the hub': by('member', ofHubMember(3)) },
  'posts.comments': { 'much talked about': by('member', ofHot) },
  'projects.list': {
    '': by('member'),
    'the oldest': asking({ sort: 'oldest' }),
    'most upvotes': asking({ sort: 'upvotes' }),
    'page 4': asking({ page: 4 }),
    'one category': asking({ category: 'Software' }),
    'one letter': asking({ search: 'p' }),
    'two words': asking({ search: 'workshops bench' }),
  },
  'projects.get': {
    'much wanted': by('member', ofHot),
    'much wanted, for its founder': by('hubMember', ofHot),
  },
  'projects.byMember': { 'of the hub': by('member', ofHubMember(3)) },
  'projects.applications': { 'much wanted': by('hubMember', ofHot) },
  'projects.comments': { 'much wanted': by('member', ofHot) },
  'notifications.list': { 'of the hub': by('hubMember'), 'nothing new': unchanged },
  'reports.list': { '': by('admin') },
  'reports.audit': { '': by('admin') },
  'health.check': { '': by('member') },
};
