/**
 * Routes of the contract whose handler is still to come. They answer 501; a test lets this list only shrink.
 */
export const PENDING: ReadonlySet<string> = new Set([
  'projects.list',
  'projects.get',
  'projects.byMember',
  'projects.create',
  'projects.update',
  'projects.setPoster',
  'projects.upvote',
  'projects.apply',
  'projects.decideApplication',
  'projects.leave',
  'projects.removeMember',
  'projects.comments',
  'projects.addComment',
]);
