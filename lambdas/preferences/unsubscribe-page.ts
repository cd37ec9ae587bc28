import { preferences } from '../../shared/api/preferences.ts';
import { preferences as texts } from '../../shared/texts/notifications/preferences.ts';
import { handle } from '../http/handle.ts';
import { Reply } from '../http/reply.ts';
import { unsubscribePage } from './unsubscribe-links.ts';

// Nothing is turned off by reading it: programs that look at mails open links.
export const handler = handle(
  preferences.unsubscribePage,
  async ({ query }) =>
    new Reply(
      { message: texts.unsubscribePage },
      { headers: { location: unsubscribePage('', encodeURIComponent(query.token)) } },
    ),
);
