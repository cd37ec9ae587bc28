import { Button, TextInput } from '@mantine/core';
import { isNotEmpty, useForm } from '@mantine/form';
import { useRef } from 'react';
import { recovery } from '../../../../shared/texts/account/recovery.ts';
import { recoveryCodes as texts } from '../../../../shared/texts/account/recovery-codes.ts';
import { signIn } from '../../../../shared/texts/account/sign-in.ts';
import * as fields from '../../../../shared/texts/common/fields.ts';
import { shell } from '../../../../shared/texts.ts';
import { api } from '../../api/client.ts';
import { useSend } from '../../api/use-send.ts';
import { FormPage } from '../../components/forms/FormPage.tsx';
import { focusFirstError } from '../../components/forms/focus-first-error.ts';
import { namedField } from '../../components/forms/named-field.ts';
import { TextLink } from '../../components/layout/TextLink.tsx';
import { paths } from '../../router/paths.ts';
import { SignInFailure } from './SignInFailure.tsx';
import { useSignedIn } from './use-signed-in.ts';

/** Signing in with a recovery code. */
export function RecoverySignIn() {
  const login = useSend(api.recoveryCodes.login, { onSuccess: useSignedIn() });
  const ref = useRef<HTMLFormElement>(null);
  const form = useForm({
    initialValues: { username: '', code: '' },
    enhanceGetInputProps: namedField,
    validate: {
      username: isNotEmpty(signIn.usernameOrEmailRequired),
      code: (code) => code.trim() === '' && texts.codeRequired,
    },
  });
  return (
    <FormPage
      title={texts.signInTitle}
      intro={texts.signInIntro}
      failure={login.error && <SignInFailure error={login.error} />}
      form={{
        ref,
        onSubmit: form.onSubmit(
          (body) => login.mutate({ body }),
          (errors) => focusFirstError(ref.current, errors),
        ),
      }}
      aside={<TextLink to={paths.login}>{recovery.backToLogin}</TextLink>}
    >
      <TextInput
        {...form.getInputProps('username')}
        label={fields.usernameOrEmail}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <TextInput
        {...form.getInputProps('code')}
        label={texts.code}
        description={texts.codeHint}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
      />
      <Button type="submit" size="lg" loading={login.isPending} aria-busy={login.isPending}>
        {shell.signIn}
      </Button>
    </FormPage>
  );
}
