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

interface MakeCodesProps {
  /** Those that the member has stop working. */
  hasCodes: boolean;
  onMade: (codes: readonly string[]) => void;
}

const EMPTY = { currentPassword: '' };

/** Makes codes; the server wants the password first of somebody who has been signed in for a while. */
export function MakeCodes({ hasCodes, onMade }: MakeCodesProps) {
  const client = useQueryClient();
  const ref = useRef<HTMLFormElement>(null);
  const [isPasswordNeeded, setPasswordNeeded] = useState(false);
  const form = useForm({ initialValues: EMPTY, enhanceGetInputProps: namedField });
  const { mutate, isPending } = useSend(api.recoveryCodes.make, {
    onSuccess({ codes, createdAt }) {
      client.setQueryData<RecoveryCodeState>(keyOf(api.recoveryCodes.get), { left: codes.length, createdAt });
      onMade(codes);
    },
    onError(error) {
      const refused = refusalsOf(error, EMPTY);
      if (Object.keys(refused).length === 0) return toast.error(messageOf(error, texts.makeFailed));
      setPasswordNeeded(true);
      showErrors(refused);
    },
  });
  const showErrors = useServerErrors(form, ref, isPending);
  const make = () =>
    mutate({ body: isPasswordNeeded ? { currentPassword: form.getValues().currentPassword } : {} });
  const label = hasCodes ? texts.makeNew : texts.make;
  const look = { variant: 'default', loading: isPending, 'aria-busy': isPending } as const;
  return (
    <form ref={ref} className={classes.form} noValidate onSubmit={form.onSubmit(make)}>
      {isPasswordNeeded && (
        <PasswordInput
          {...form.getInputProps('currentPassword')}
          className={classes.field}
          label={passkeys.password}
          autoComplete="current-password"
          readOnly={isPending}
        />
      )}
      {/* Who has come as far as the password has said before that the earlier ones may go. */}
      {hasCodes && !isPasswordNeeded ? (
        <ConfirmButton
          title={texts.makeNewQuestion}
          text={texts.makeNewLoss}
          action={texts.makeNew}
          onConfirm={make}
        >
          {(button) => (
            <Button {...button} {...look}>
              {label}
            </Button>
          )}
        </ConfirmButton>
      ) : (
        <Button type="submit" {...look}>
          {label}
        </Button>
      )}
    </form>
  );
}
