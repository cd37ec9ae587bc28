import { Button } from '@mantine/core';
import { shell, auth as texts } from '../../../../shared/texts.ts';
import { api } from '../../api/client.ts';
import { messageOf } from '../../api/error.ts';
import { useSetMember } from '../../api/session.ts';
import { useSend } from '../../api/use-send.ts';
import { toast } from '../../components/feedback/toast.ts';
import { FormPage } from '../../components/forms/FormPage.tsx';
import { CheckboxField, PasswordField, TextField } from '../../components/forms/fields.tsx';
import { type FieldErrors, useForm } from '../../components/forms/use-form.ts';
import { TextLink } from '../../components/layout/TextLink.tsx';
import { paths } from '../../router/paths.ts';
import classes from './auth.module.css';

const EMPTY = { username: '', password: '', rememberMe: false };

function check({ username, password }: typeof EMPTY): FieldErrors<typeof EMPTY> {
  return {
    ...(username.trim() === '' && { username: texts.usernameOrEmailRequired }),
    ...(password === '' && { password: texts.passwordRequired }),
  };
}

/** Signing in. The guard of the route then leads to where the member belongs. */
export default function Login() {
  const setMember = useSetMember();
  const login = useSend(api.auth.login, {
    onSuccess(member) {
      toast.success(texts.loginSucceeded);
      setMember(member);
    },
  });
  const { form, field, checkbox } = useForm({
    initial: EMPTY,
    check,
    onSubmit: (body) => login.mutate({ body }),
  });
  return (
    <FormPage
      title={shell.signIn}
      intro="Good to have you back."
      failure={login.error ? messageOf(login.error, texts.loginFailed) : undefined}
      form={form}
      aside={
        <>
          New to Hearth? <TextLink to={paths.signup}>Create an account</TextLink>
        </>
      }
    >
      <TextField
        {...field('username')}
        label="Username or email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <PasswordField {...field('password')} label="Password" autoComplete="current-password" />
      <div className={classes.row}>
        <CheckboxField {...checkbox('rememberMe')} label={texts.keepSignedIn} />
        {/* Exists but leads nowhere. */}
        <TextLink to={paths.login}>Forgot password?</TextLink>
      </div>
      <Button type="submit" size="lg" loading={login.isPending} aria-busy={login.isPending}>
        {shell.signIn}
      </Button>
    </FormPage>
  );
}
