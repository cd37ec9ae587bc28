import { useLocation } from 'react-router-dom';
import { MESSAGE_POLL, NOTIFICATION_POLL_FEED, NOTIFICATION_POLL_PAGE } from '../../../../shared/limits.ts';
import { unlessLive } from '../../api/live/live.ts';
import { paths } from '../../router/paths.ts';

/**
 * How often the server is asked whether there is news of conversations, as long as somebody looks and the live channel is
 * down.
 */
interface Refresh {
  refetchInterval: ReturnType<typeof unlessLive>;
  refetchOnWindowFocus: 'always';
}

/** Of the list of conversations and the number of unread ones: as often as of notifications. */
export function useListRefresh(): Refresh {
  const { pathname } = useLocation();
  return {
    refetchInterval: unlessLive(pathname === paths.home ? NOTIFICATION_POLL_FEED : NOTIFICATION_POLL_PAGE),
    refetchOnWindowFocus: 'always',
  };
}

/** Of the conversation that is open, which tells whether there are new messages. */
export const CONVERSATION_REFRESH: Refresh = {
  refetchInterval: unlessLive(MESSAGE_POLL),
  refetchOnWindowFocus: 'always',
};

/** Of its messages, which are read at once when there are new ones: earlier ones may have been deleted. */
export const MESSAGES_REFRESH: Refresh = {
  refetchInterval: unlessLive(NOTIFICATION_POLL_PAGE),
  refetchOnWindowFocus: 'always',
};
