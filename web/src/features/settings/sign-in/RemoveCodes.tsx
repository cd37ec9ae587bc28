import { Button, PasswordInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { RecoveryCodeState } from '../../../../../shared/model/recovery-codes.ts';
import { passkeys } from '../../../../../shared/texts/account/passkeys.ts';
import { recoveryCodes as texts } from '../../../../../shared/texts/account/recovery-codes.ts';
import { api } from '../../../api/client.ts';
import { messageOf } from '../../../api/error.ts';
import { keyOf } from '../../../api/queries.ts';
import { useSend } from '../../../api/use-send.ts';
import { ConfirmButton } from '../../../components/feedback/ConfirmButton.tsx';
import { toast } from '../../../components/feedback/toast.ts';
import { namedField } from '../../../components/forms/named-field.ts';
import { useServerErrors } from '../../../components/forms/use-server-errors.ts';
import classes from '../Settings.module.css';
import { refusalsOf } from './refusals.ts';

const EMPTY = { currentPassword: '' };

/** Deletes the codes; the server wants the password first of somebody who has been signed in for a while. */
export function RemoveCodes() {
  const client = useQueryClient();
  const ref = useRef<HTMLFormElement>(null);
  const [isPasswordNeeded, setPasswordNeeded] = useState(false);
  const form = useForm({ initialValues: EMPTY, enhanceGetInputProps: namedField });
  const { mutate, isPending } = useSend(api.recoveryCodes.remove, {
    onSuccess({ message }) {
      client.setQueryData<RecoveryCodeState>(keyOf(api.recoveryCodes.get), { left: 0 });
      toast.success(message);
    },
    onError(error) {
      const refused = refusalsOf(error, EMPTY);
      if (Object.keys(refused).length === 0) return toast.error(messageOf(error, texts.removeFailed));
      setPasswordNeeded(true);
      showErrors(refused);
    },
  });
  const showErrors = useServerErrors(form, ref, isPending);
  const look = { variant: 'default', loading: isPending, 'aria-busy': isPending } as const;
  if (!isPasswordNeeded)
    return (
      <ConfirmButton
        title={texts.removeQuestion}
        text={texts.removeLoss}
        action={texts.remove}
        onConfirm={() => mutate({ body: {} })}
      >
        {(button) => (
          <div className={classes.form}>
            <Button {...button} {...look}>
              {texts.remove}
            </Button>
          </div>
        )}
      </ConfirmButton>
    );
  return (
    <form ref={ref} className={classes.form} noValidate onSubmit={form.onSubmit((body) => mutate({ body }))}>
      <PasswordInput
        {...form.getInputProps('currentPassword')}
        className={classes.field}
        label={passkeys.password}
        autoComplete="current-password"
        readOnly={isPending}
      />
      <Button type="submit" {...look}>
        {texts.remove}
      </Button>
    </form>
  );
}
