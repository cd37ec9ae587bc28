import type { ArchivePart } from '../members/archive-part.ts';
import { idTime } from '../table/ids.ts';
import { subscriptionsOf } from './store/subscriptions.ts';

/** Where the member is pushed to: by whom and since when. Whoever has address and keys could push to them. */
const subscriptions: ArchivePart = {
  file: 'push-subscriptions.json',
  async *rows({ _id: memberId }) {
    yield (await subscriptionsOf(memberId)).map(({ _id, endpoint }) => ({
      service: new URL(endpoint).hostname,
      since: new Date(idTime(_id)).toISOString(),
    }));
  },
};

export const pushArchive = [subscriptions];
