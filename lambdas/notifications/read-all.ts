import { notifications } from '../../shared/api/notifications.ts';
import { notifications as texts } from '../../shared/texts.ts';
import { handle } from '../http/handle.ts';
import { markAllRead } from './store/inbox.ts';
import { withInbox } from './with-inbox.ts';

export const handler = handle(
  notifications.readAll,
  async ({ member }) => {
    await withInbox(member._id, (inbox) => markAllRead(member._id, inbox));
    return { message: texts.allRead };
  },
  () => ({ message: texts.allRead }),
);
