import { Button, PasswordInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { Passkey } from '../../../../../shared/model/passkey.ts';
import { passkeys as texts } from '../../../../../shared/texts/account/passkeys.ts';
import { api } from '../../../api/client.ts';
import { ApiError, messageOf } from '../../../api/error.ts';
import { keyOf } from '../../../api/queries.ts';
import { useSend } from '../../../api/use-send.ts';
import { ConfirmButton } from '../../../components/feedback/ConfirmButton.tsx';
import { toast } from '../../../components/feedback/toast.ts';
import { namedField } from '../../../components/forms/named-field.ts';
import { useServerErrors } from '../../../components/forms/use-server-errors.ts';
import classes from '../Settings.module.css';
import { refusalsOf } from './refusals.ts';

const EMPTY = { currentPassword: '' };

/** Takes a passkey away; the server wants the password first of somebody who has been signed in for a while. */
export function RemovePasskey({ passkey: { _id: passkeyId, name } }: { passkey: Passkey }) {
  const client = useQueryClient();
  const ref = useRef<HTMLFormElement>(null);
  const [isPasswordNeeded, setPasswordNeeded] = useState(false);
  const form = useForm({ initialValues: EMPTY, enhanceGetInputProps: namedField });
  const drop = () => {
    client.setQueryData<Passkey[]>(keyOf(api.passkeys.list), (list) =>
      list?.filter(({ _id }) => _id !== passkeyId),
    );
    // Recovery codes go with the last passkey.
    void client.invalidateQueries({ queryKey: keyOf(api.recoveryCodes.get) });
  };
  const { mutate, isPending } = useSend(api.passkeys.remove, {
    onSuccess() {
      drop();
      toast.success(texts.removed);
    },
    onError(error) {
      const refused = refusalsOf(error, EMPTY);
      if (Object.keys(refused).length > 0) {
        setPasswordNeeded(true);
        return showErrors(refused);
      }
      // It was removed elsewhere, which is what was wanted.
      if (error instanceof ApiError && error.status === 404) drop();
      toast.error(messageOf(error, texts.removeFailed));
    },
  });
  const showErrors = useServerErrors(form, ref, isPending);
  const remove = (body: { currentPassword?: string }) => mutate({ params: { passkeyId }, body });
  const look = {
    size: 'sm',
    variant: 'default',
    loading: isPending,
    'aria-busy': isPending,
    'aria-label': texts.removeOf(name),
  } as const;
  if (!isPasswordNeeded)
    return (
      <ConfirmButton
        title={texts.removeQuestion(name)}
        text={texts.removeLoss}
        action={texts.remove}
        onConfirm={() => remove({})}
      >
        {(button) => (
          <Button {...button} {...look}>
            {texts.remove}
          </Button>
        )}
      </ConfirmButton>
    );
  return (
    <form ref={ref} className={classes.form} noValidate onSubmit={form.onSubmit(remove)}>
      <PasswordInput
        {...form.getInputProps('currentPassword')}
        className={classes.field}
        label={texts.password}
        autoComplete="current-password"
        readOnly={isPending}
      />
      <Button type="submit" {...look}>
        {texts.remove}
      </Button>
    </form>
  );
}
