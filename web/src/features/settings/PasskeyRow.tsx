import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import type { Passkey } from '../../../../shared/model/passkey.ts';
import { passkeys as texts } from '../../../../shared/texts/account/passkeys.ts';
import { api } from '../../api/client.ts';
import { ApiError, messageOf } from '../../api/error.ts';
import { keyOf } from '../../api/queries.ts';
import { useSend } from '../../api/use-send.ts';
import { ConfirmButton } from '../../components/feedback/ConfirmButton.tsx';
import { toast } from '../../components/feedback/toast.ts';
import { RelativeTime } from '../../components/text/RelativeTime.tsx';
import { IconKey } from '../../theme/icons.ts';
import classes from './Rows.module.css';

/** One passkey of the member. */
export function PasskeyRow({ passkey }: { passkey: Passkey }) {
  const { name, createdAt, lastUsedAt, synced } = passkey;
  return (
    <li className={classes.row}>
      <IconKey size={24} stroke={1.5} className={classes.icon} aria-hidden="true" />
      <div className={classes.words}>
        <p className={classes.name}>{name}</p>
        <ul className={classes.facts}>
          <li>
            {lastUsedAt ? (
              <>
                {texts.lastUsed} <RelativeTime instant={lastUsedAt} />
              </>
            ) : (
              texts.neverUsed
            )}
          </li>
          <li>
            {texts.added} <RelativeTime instant={createdAt} />
          </li>
          {synced && <li>{texts.synced}</li>}
        </ul>
      </div>
      <RemoveButton passkey={passkey} />
    </li>
  );
}

function RemoveButton({ passkey: { _id: passkeyId, name } }: { passkey: Passkey }) {
  const client = useQueryClient();
  const drop = () =>
    client.setQueryData<Passkey[]>(keyOf(api.passkeys.list), (list) =>
      list?.filter(({ _id }) => _id !== passkeyId),
    );
  const { mutate, isPending } = useSend(api.passkeys.remove, {
    onSuccess() {
      drop();
      toast.success(texts.removed);
    },
    onError(error) {
      // It was removed elsewhere, which is what was wanted.
      if (error instanceof ApiError && error.status === 404) drop();
      toast.error(messageOf(error, texts.removeFailed));
    },
  });
  return (
    <ConfirmButton
      title={texts.removeQuestion(name)}
      text={texts.removeLoss}
      action={texts.remove}
      onConfirm={() => mutate({ params: { passkeyId } })}
    >
      {(button) => (
        <Button
          {...button}
          size="sm"
          variant="default"
          loading={isPending}
          aria-busy={isPending}
          aria-label={texts.removeOf(name)}
        >
          {texts.remove}
        </Button>
      )}
    </ConfirmButton>
  );
}
