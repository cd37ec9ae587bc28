import { jobHandlers } from '../../jobs/kind.ts';
import { notifyCommentAuthor } from '../../members/jobs/notify-comment-author.ts';
import { hideClearedGroup } from '../store/groups/hide-cleared.ts';
import { changeNotifications } from '../store/notify.ts';
import { sweepCleared } from '../store/sweep.ts';
import { notificationJobKinds } from './kinds.ts';
import { notifyProjectDeleted } from './notify-project-deleted.ts';
import { notifyProjectHandedOver } from './notify-project-handed-over.ts';
import { notifyProjectStatus } from './notify-project-status.ts';
import { notifyProjectUpdate } from './notify-project-update.ts';
import { notifySearchMatches } from './notify-search-matches.ts';
import { orderDigests } from './order-digests.ts';

export const notificationJobs = jobHandlers(
  { ...notificationJobKinds, notifyCommentAuthor },
  {
    deleteClearedNotifications: async ({ memberId, upTo }) =>
      (await sweepCleared(memberId, upTo)) ? '' : undefined,
    hideClearedGroup,
    orderDigests: ({ at }, cursor) => orderDigests(at, cursor),
    notifyProjectDeleted,
    notifyProjectHandedOver,
    notifyProjectStatus,
    notifyProjectUpdate,
    notifySearchMatches: ({ at }, cursor) => notifySearchMatches(at, cursor),
    async notifyCommentAuthor({ memberId, notification }) {
      await changeNotifications(memberId, [{ kind: 'add', notification }]);
      return undefined;
    },
  },
);
