import type { ReadingRoute, RouteName, WritingRoute } from '../../shared/api/index.ts';

/** The most that one call may cost, in a community of any size. */
export interface Budget {
  /** Read and write units, with session check, index, count of the day and the mark of the key that the SPA sends. */
  rru: number;
  wru: number;
  calls: number;
  /** Calls that wait for one another. */
  rounds: number;
  /** Write units with all that follows, where nothing else follows at the same time; absent where that is by what there is. */
  inAll?: number;
}

const read = (rru: number, calls: number, rounds: number): Budget => ({ rru, wru: 0, calls, rounds });

const write = (
  [wru, inAll]: [wru: number, inAll?: number],
  rru: number,
  calls: number,
  rounds: number,
): Budget => ({
  rru,
  wru,
  calls,
  rounds,
  ...(inAll !== undefined && { inAll }),
});

const READS: Record<ReadingRoute, Budget> = {
  /** It names the newest connections, 1,000 at most. */
  'auth.me': read(26, 3, 2),
  'auth.sessions': read(1, 1, 1),
  'passkeys.list': read(1.5, 2, 1),
  'recoveryCodes.get': read(2, 2, 1),
  'users.search': read(13, 4, 3),
  'users.suggestions': read(120, 60, 8),
  'users.allConnections': read(60, 12, 8),
  'users.applications': read(22, 4, 3),
  'users.get': read(4, 4, 2),
  'archive.get': read(2, 2, 1),
  'hiding.blocks': read(18, 3, 2),
  'hiding.mutes': read(19, 4, 3),
  'connections.list': read(12, 3, 2),
  'connections.ofMember': read(14, 5, 3),
  'connections.mutual': read(550, 30, 6),
  'connections.requests': read(12, 3, 2),
  'connections.status': read(2.5, 3, 1),
  'posts.list': read(5, 3, 2),
  'posts.get': read(6, 4, 2),
  'posts.byMember': read(7, 8, 3),
  'posts.comments': read(6, 4, 2),
  'projects.list': read(12, 18, 4),
  'projects.get': read(6, 5, 2),
  'projects.byMember': read(5, 8, 3),
  'projects.applications': read(14, 4, 2),
  'projects.comments': read(4, 4, 1),
  'notifications.list': read(40, 7, 3),
  'reports.list': read(40, 26, 3),
  'reports.audit': read(13, 3, 2),
  'health.check': read(0, 0, 0),
};

const WRITES: Record<WritingRoute, Budget> = {
  'auth.signup': write([37, 44], 1, 3, 3),
  'auth.login': write([6, 8], 4.5, 7, 3),
  'auth.logout': write([2, 2], 1, 2, 2),
  'auth.forgotPassword': write([7, 14], 5, 6, 4),
  'auth.signInLink': write([7, 14], 5, 6, 4),
  'auth.useSignInLink': write([10, 15], 6, 8, 6),
  'auth.resetPassword': write([22, 32], 6, 14, 6),
  'auth.resetFactors': write([1, 1], 5, 6, 4),
  'auth.verifyEmail': write([13, 15], 6.5, 7, 6),
  'auth.restoreEmail': write([15, 24], 8.5, 8, 6),
  'auth.resendVerification': write([6, 13], 4, 6, 4),
  'auth.updateRole': write([11], 4, 5, 3),
  'auth.changePassword': write([11, 13], 4, 8, 7),
  'auth.endSession': write([4, 4], 3, 4, 3),
  'auth.endOtherSessions': write([4, 4], 3, 4, 3),
  'passkeys.registration': write([0, 0], 2, 3, 2),
  'passkeys.register': write([9, 11], 2, 4, 3),
  'passkeys.remove': write([10, 12], 3, 4, 3),
  'passkeys.challenge': write([0, 0], 0, 0, 0),
  'passkeys.login': write([6, 8], 4, 6, 4),
  'recoveryCodes.make': write([8, 10], 2, 3, 2),
  'recoveryCodes.remove': write([6, 8], 2, 3, 2),
  'recoveryCodes.login': write([10, 14], 5.5, 9, 4),
  'users.updateProfile': write([7], 30, 8, 6),
  'users.syncConnections': write([8], 3, 5, 4),
  'users.delete': write([33], 5, 8, 7),
  'archive.request': write([8, 19], 3, 4, 3),
  'hiding.block': write([21], 8, 10, 3),
  'hiding.unblock': write([9, 9], 6, 7, 3),
  'hiding.mute': write([12, 15], 5, 7, 3),
  'hiding.unmute': write([7, 7], 5, 6, 3),
  'connections.request': write([8, 13], 3.5, 6, 3),
  'connections.withdraw': write([7, 12], 3, 4, 3),
  'connections.accept': write([9, 22], 2, 4, 3),
  'connections.reject': write([7, 17], 2, 3, 3),
  'connections.remove': write([12, 17], 6, 7, 4),
  'posts.create': write([9, 9], 3, 5, 3),
  'posts.delete': write([7], 3, 4, 3),
  'posts.like': write([8, 12], 5, 7, 3),
  'posts.vote': write([8, 8], 5, 7, 3),
  'posts.addComment': write([8, 13], 6, 8, 3),
  'posts.editComment': write([6, 7], 7, 9, 3),
  'posts.deleteComment': write([7, 12], 7, 8, 3),
  'posts.likeComment': write([9, 10], 5, 7, 3),
  'posts.dislikeComment': write([9, 10], 5, 7, 3),
  'projects.create': write([12, 70], 3, 6, 4),
  'projects.update': write([13], 20, 12, 6),
  'projects.setPoster': write([7, 8], 3, 7, 5),
  /** Lists of more than some thousand projects are several items, which change in one transaction. */
  'projects.upvote': write([8, 32], 5, 7, 3),
  'projects.apply': write([8, 13], 7, 8, 3),
  'projects.decideApplication': write([14, 23], 7, 8, 3),
  'projects.withdrawApplication': write([6, 11], 3, 4, 3),
  'projects.leave': write([11, 16], 5, 6, 3),
  'projects.removeMember': write([11, 16], 5, 6, 3),
  'projects.addComment': write([8, 13], 4, 7, 4),
  'projects.deleteComment': write([6, 12], 15, 10, 6),
  'notifications.read': write([6, 6], 4, 5, 3),
  'notifications.readAll': write([3, 3], 4, 6, 5),
  'notifications.delete': write([7, 7], 4, 5, 3),
  'notifications.reset': write([6], 4, 5, 4),
  'reports.create': write([6, 8], 3.5, 6, 3),
  'reports.decide': write([8, 9], 3, 4, 3),
  'reports.suspend': write([10, 16], 3, 4, 3),
  'uploads.create': write([2, 2], 2, 4, 3),
};

/** What each call may cost. Every route has a budget: one without does not compile. */
export const BUDGETS: Record<RouteName, Budget> = { ...READS, ...WRITES };

/** Calls of which there is more, or less, to read than usual. */
export const SPECIAL_BUDGETS = {
  'auth.me, without connections': read(3, 2, 2),
  'users.search, one letter, while typing': read(5, 3, 2),
  'users.search, two beginnings, while typing': read(5, 4, 3),
  'notifications.list, nothing new': read(1.5, 2, 1),
  /** Who has reacted to a comment beyond the 50 that it lists is looked up. */
  'posts.get, much talked about': read(7, 5, 2),
  'posts.like, much talked about': write([8, 12], 8, 8, 3),
  'posts.vote, much talked about': write([8, 8], 8, 8, 3),
  'posts.addComment, much talked about': write([8, 13], 9, 9, 4),
  'posts.editComment, much talked about': write([6, 7], 9, 9, 4),
  'posts.deleteComment, much talked about': write([7, 12], 9, 8, 4),
  /** Who waits for an answer is shown to the founder alone. */
  'projects.get, much wanted, for its founder': read(17, 7, 3),
  /** With polls on which the viewer has voted, whose texts are 900 letters. */
  'posts.list, of 20 polls': read(8, 3, 2),
  'posts.list, of 20 long posts': read(7, 3, 2),
  /** Pictures in the body count towards the uploads of the day. */
  'posts.create, with ten photos': write([14], 3, 7, 5),
  /** All texts as long as they may be, of letters that take three bytes. */
  'projects.list, of the largest': read(24, 18, 4),
  'projects.list, of 24 of the largest': read(44, 34, 4),
  'projects.byMember, of the largest': read(24, 20, 4),
  'projects.upvote, among hundreds': write([8, 18], 5, 7, 3),
  'projects.apply, once more': write([12], 7, 8, 3),
} satisfies Record<string, Budget>;
