import { Badge, Button } from '@mantine/core';
import '@mantine/core/styles/Badge.layer.css';
import { useQueryClient } from '@tanstack/react-query';
import type { MemberSession } from '../../../../../shared/model/session.ts';
import { settings as texts } from '../../../../../shared/texts/account/settings.ts';
import { api } from '../../../api/client.ts';
import { ApiError, messageOf } from '../../../api/error.ts';
import { useSend } from '../../../api/use-send.ts';
import { toast } from '../../../components/feedback/toast.ts';
import { RelativeTime } from '../../../components/text/RelativeTime.tsx';
import { IconComputer, IconSmartphone } from '../../../theme/icons.ts';
import classes from '../Rows.module.css';
import { dropSession } from './session-cache.ts';

const HANDHELD = /iPhone|iPad|Android/;

/** One browser in which the member is signed in. The present one ends by Logout, as everywhere. */
export function SessionRow({ session }: { session: MemberSession }) {
  const { current, createdAt, lastSeenAt, address } = session;
  const client = session.client || texts.unknownClient;
  const Icon = HANDHELD.test(client) ? IconSmartphone : IconComputer;
  return (
    <li className={classes.row}>
      <Icon size={24} stroke={1.5} className={classes.icon} aria-hidden="true" />
      <div className={classes.words}>
        <div className={classes.name}>
          {client}
          {current && <Badge>{texts.thisSession}</Badge>}
        </div>
        <ul className={classes.facts}>
          <li>
            {current ? (
              texts.activeNow
            ) : (
              <>
                {texts.lastUsed} <RelativeTime instant={lastSeenAt} />
              </>
            )}
          </li>
          <li>
            {texts.signedIn} <RelativeTime instant={createdAt} />
          </li>
          {address !== '' && <li>{address}</li>}
        </ul>
      </div>
      {!current && <EndButton session={session} client={client} />}
    </li>
  );
}

function EndButton({ session: { _id: sessionId }, client }: { session: MemberSession; client: string }) {
  const cache = useQueryClient();
  const { mutate, isPending } = useSend(api.auth.endSession, {
    onSuccess() {
      dropSession(cache, sessionId);
      toast.success(texts.sessionEnded);
    },
    onError(error) {
      // It has ended elsewhere, which is what was wanted.
      if (error instanceof ApiError && error.status === 404) dropSession(cache, sessionId);
      toast.error(messageOf(error, texts.endFailed));
    },
  });
  return (
    <Button
      size="sm"
      variant="default"
      loading={isPending}
      aria-busy={isPending}
      aria-label={texts.endSessionOf(client)}
      onClick={() => mutate({ params: { sessionId } })}
    >
      {texts.endSession}
    </Button>
  );
}
