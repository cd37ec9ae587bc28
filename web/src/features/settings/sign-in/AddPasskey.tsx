import { Button, PasswordInput, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { contract } from '../../../../../shared/api/index.ts';
import type { BodyInput } from '../../../../../shared/api/route.ts';
import type { Passkey } from '../../../../../shared/model/passkey.ts';
import { passkeys as texts } from '../../../../../shared/texts/account/passkeys.ts';
import { signIn } from '../../../../../shared/texts/account/sign-in.ts';
import { api } from '../../../api/client.ts';
import { messageOf } from '../../../api/error.ts';
import { keyOf } from '../../../api/queries.ts';
import { useSend } from '../../../api/use-send.ts';
import { toast } from '../../../components/feedback/toast.ts';
import { focusFirstError } from '../../../components/forms/focus-first-error.ts';
import { namedField } from '../../../components/forms/named-field.ts';
import { schemaRules } from '../../../components/forms/schema-rules.ts';
import { useServerErrors } from '../../../components/forms/use-server-errors.ts';
import { ceremonies, wasGivenUp } from '../../../entities/passkey/support.ts';
import classes from '../Settings.module.css';
import { refusalsOf } from './refusals.ts';

const EMPTY = { name: '', currentPassword: '' };

type Proof = BodyInput<typeof contract.passkeys.register>['response'];

const rules = schemaRules<typeof EMPTY>(
  async () => (await import('../../../../../shared/model/passkey.ts')).newPasskey(),
  (values) => values,
);

/** What a browser reports when the authenticator at hand has made a passkey for this member before. */
const isKnown = (error: Error): boolean => error.name === 'InvalidStateError';

/**
 * Another passkey: first its name, then the browser asks for the finger, the face or the key. The server wants the password
 * first of somebody who has been signed in for a while.
 */
export function AddPasskey() {
  const client = useQueryClient();
  const ref = useRef<HTMLFormElement>(null);
  const [isPasswordNeeded, setPasswordNeeded] = useState(false);
  const form = useForm({ initialValues: EMPTY, enhanceGetInputProps: namedField, ...rules });
  const onError = (error: Error) => {
    const refused = refusalsOf(error, EMPTY);
    if (Object.keys(refused).length > 0) {
      setPasswordNeeded((isNeeded) => isNeeded || 'currentPassword' in refused);
      showErrors(refused);
    } else if (isKnown(error)) toast.error(texts.known);
    else if (!wasGivenUp(error)) toast.error(messageOf(error, signIn.passkeyFailed));
  };
  const register = useSend(api.passkeys.register, {
    onSuccess(passkey) {
      form.reset();
      setPasswordNeeded(false);
      client.setQueryData<Passkey[]>(keyOf(api.passkeys.list), (list = []) => [passkey, ...list]);
      toast.success(texts.wasAdded);
    },
    onError,
  });
  const make = useMutation({
    mutationFn: async (password?: string): Promise<Proof> => (await ceremonies()).makePasskey(password),
    onError,
  });
  const isBusy = form.submitting || make.isPending || register.isPending;
  const showErrors = useServerErrors(form, ref, isBusy);
  return (
    <form
      ref={ref}
      className={classes.form}
      noValidate
      onSubmit={form.onSubmit(
        ({ name, currentPassword }) =>
          make.mutate(isPasswordNeeded ? currentPassword : undefined, {
            onSuccess: (response) => register.mutate({ body: { response, name } }),
          }),
        (errors) => focusFirstError(ref.current, errors),
      )}
    >
      <TextInput
        {...form.getInputProps('name')}
        className={classes.field}
        label={texts.name}
        description={texts.nameHint}
        autoComplete="off"
        readOnly={isBusy}
      />
      {isPasswordNeeded && (
        <PasswordInput
          {...form.getInputProps('currentPassword')}
          className={classes.field}
          label={texts.password}
          autoComplete="current-password"
          readOnly={isBusy}
        />
      )}
      <Button type="submit" variant="default" loading={isBusy} aria-busy={isBusy}>
        {texts.add}
      </Button>
    </form>
  );
}
