import { Button, Checkbox, PasswordInput, TextInput } from '@mantine/core';
import '@mantine/core/styles/ActionIcon.layer.css';
import '@mantine/core/styles/PasswordInput.layer.css';
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Checkbox.layer.css';
import { isNotEmpty, useForm } from '@mantine/form';
import { useRef } from 'react';
import { auth } from '../../../../shared/texts/account/auth.ts';
import { signIn as texts } from '../../../../shared/texts/account/sign-in.ts';
import * as fields from '../../../../shared/texts/common/fields.ts';
import { shell } from '../../../../shared/texts.ts';
import { api } from '../../api/client.ts';
import { useSend } from '../../api/use-send.ts';
import { FormPage } from '../../components/forms/FormPage.tsx';
import { focusFirstError } from '../../components/forms/focus-first-error.ts';
import { namedField } from '../../components/forms/named-field.ts';
import { TextLink } from '../../components/layout/TextLink.tsx';
import { knowsPasskeys } from '../../entities/passkey/support.ts';
import { paths } from '../../router/paths.ts';
import { IconKey } from '../../theme/icons.ts';
import classes from './auth.module.css';
import { SignInFailure } from './SignInFailure.tsx';
import { useNoteReturnPath } from './use-note-return-path.ts';
import { usePasskeyLogin } from './use-passkey-login.ts';
import { useSignedIn } from './use-signed-in.ts';

const EMPTY = { username: '', password: '', rememberMe: false };

/** Signing in. */
export default function Login() {
  const onSuccess = useSignedIn();
  useNoteReturnPath();
  const login = useSend(api.auth.login, { onSuccess });
  const ref = useRef<HTMLFormElement>(null);
  const form = useForm({
    initialValues: EMPTY,
    enhanceGetInputProps: namedField,
    validate: {
      username: isNotEmpty(texts.usernameOrEmailRequired),
      password: (password) => password === '' && auth.passwordRequired,
    },
  });
  const passkey = usePasskeyLogin({ rememberMe: () => form.getValues().rememberMe, onSuccess });
  return (
    <FormPage
      title={shell.signIn}
      intro={texts.intro}
      failure={login.error && <SignInFailure error={login.error} />}
      form={{
        ref,
        onSubmit: form.onSubmit(
          (body) => login.mutate({ body }),
          (errors) => focusFirstError(ref.current, errors),
        ),
      }}
      aside={
        <>
          {texts.newHere} <TextLink to={paths.signup}>{texts.join}</TextLink>
        </>
      }
    >
      <TextInput
        {...form.getInputProps('username')}
        label={fields.usernameOrEmail}
        autoComplete="username webauthn"
        autoCapitalize="none"
        spellCheck={false}
      />
      <PasswordInput
        {...form.getInputProps('password')}
        label={fields.password}
        autoComplete="current-password"
      />
      <div className={classes.row}>
        <Checkbox {...form.getInputProps('rememberMe', { type: 'checkbox' })} label={texts.keepSignedIn} />
        <TextLink to={paths.forgotPassword}>{texts.forgotPassword}</TextLink>
      </div>
      <Button type="submit" size="lg" loading={login.isPending} aria-busy={login.isPending}>
        {shell.signIn}
      </Button>
      {knowsPasskeys() && (
        <Button
          variant="default"
          size="lg"
          leftSection={<IconKey size={20} aria-hidden="true" />}
          loading={passkey.isPending}
          aria-busy={passkey.isPending}
          onClick={passkey.signIn}
        >
          {texts.withPasskey}
        </Button>
      )}
      <p className={classes.lost}>
        <TextLink to={paths.signInLink}>{texts.mailLink}</TextLink>
        <TextLink to={paths.recoveryCode}>{texts.useRecoveryCode}</TextLink>
      </p>
    </FormPage>
  );
}
