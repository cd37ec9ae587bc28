import { Button } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { pushScreens as texts } from '../../../../../shared/texts/notifications/push.ts';
import { api } from '../../../api/client.ts';
import { messageOf } from '../../../api/error.ts';
import { keyOf } from '../../../api/queries.ts';
import { useMember } from '../../../api/session.ts';
import { toast } from '../../../components/feedback/toast.ts';
import {
  isSubscribedHere,
  NotAllowedHere,
  supportHere,
  turnOff,
  turnOn,
} from '../../../entities/push/subscription.ts';
import { RowsSkeleton } from '../RowsSkeleton.tsx';
import classes from '../Settings.module.css';
import choices from './NotificationChoices.module.css';

/** Whether this device shows notifications: what the server knows of the session, and the browser of itself. */
const state = {
  queryKey: keyOf(api.push.get),
  async queryFn() {
    const { publicKey, subscribed } = await api.push.get();
    return {
      publicKey,
      isOn: subscribed && (await isSubscribedHere(publicKey)),
      isBlocked: Notification.permission === 'denied',
    };
  },
};

/** The choice whether this device shows notifications while Hearth is closed. Nobody is asked before they press the button. */
export function PushDevice() {
  const support = supportHere();
  return (
    <fieldset className={choices.group}>
      <legend>{texts.title}</legend>
      {support === 'full' && <Switchable />}
      {support === 'onHomeScreen' && <p className={classes.hint}>{texts.onHomeScreen}</p>}
      {support === 'none' && <p className={classes.hint}>{texts.unsupported}</p>}
    </fieldset>
  );
}

function Switchable() {
  const { data, isPending, error } = useQuery({ ...state, staleTime: 0 });
  if (isPending) return <RowsSkeleton label={texts.loading} />;
  if (!data) return <p role="alert">{messageOf(error, texts.loadFailed)}</p>;
  if (data.isOn) return <TurnOff />;
  return data.isBlocked ? (
    <p className={classes.hint}>{texts.blocked}</p>
  ) : (
    <TurnOn publicKey={data.publicKey} />
  );
}

/** Reads anew how it stands, once something has been changed. */
function useRefresh() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: state.queryKey });
}

function TurnOn({ publicKey }: { publicKey: string }) {
  const { _id: memberId } = useMember();
  const refresh = useRefresh();
  const { mutate, isPending } = useMutation({
    mutationFn: () => turnOn(memberId, publicKey),
    onError(error) {
      if (!(error instanceof NotAllowedHere)) toast.error(messageOf(error, texts.turnOnFailed));
    },
    onSettled: refresh,
  });
  return (
    <>
      <p className={classes.hint}>{texts.hint}</p>
      <div>
        <Button variant="default" loading={isPending} aria-busy={isPending} onClick={() => mutate()}>
          {texts.turnOn}
        </Button>
      </div>
    </>
  );
}

function TurnOff() {
  const refresh = useRefresh();
  const { mutate, isPending } = useMutation({
    mutationFn: turnOff,
    onError: (error) => toast.error(messageOf(error, texts.turnOffFailed)),
    onSettled: refresh,
  });
  return (
    <>
      <p className={classes.hint}>{texts.on}</p>
      <div>
        <Button variant="default" loading={isPending} aria-busy={isPending} onClick={() => mutate()}>
          {texts.turnOff}
        </Button>
      </div>
    </>
  );
}
