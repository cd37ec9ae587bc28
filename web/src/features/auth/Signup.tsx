import { Button } from '@mantine/core';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { errors, shell, auth as texts } from '../../../../shared/texts.ts';
import { api } from '../../api/client.ts';
import { ApiError, messageOf } from '../../api/error.ts';
import { justSignedUp, useSetMember } from '../../api/session.ts';
import { useSend } from '../../api/use-send.ts';
import { toast } from '../../components/feedback/toast.ts';
import { FormPage } from '../../components/forms/FormPage.tsx';
import { PasswordField, TextField } from '../../components/forms/fields.tsx';
import { useForm } from '../../components/forms/use-form.ts';
import { TextLink } from '../../components/layout/TextLink.tsx';
import { paths } from '../../router/paths.ts';
import { checkSignup, EMPTY, fieldErrorsOf } from './check-signup.ts';

/** Becoming a member; the role comes on the next screen. */
export default function Signup() {
  const navigate = useNavigate();
  const setMember = useSetMember();
  const [failure, setFailure] = useState<string>();
  const signup = useSend(api.auth.signup, {
    onSuccess(member) {
      justSignedUp.write('1');
      toast.success(texts.signupSucceeded);
      setMember(member);
      void navigate(paths.roleSelection);
    },
    onError(error) {
      const found = error instanceof ApiError ? fieldErrorsOf(error) : {};
      complain(found);
      setFailure(Object.keys(found).length === 0 ? messageOf(error, errors.somethingWentWrong) : undefined);
    },
  });
  const { complain, form, field } = useForm({
    initial: EMPTY,
    check: checkSignup,
    onSubmit: (body) => signup.mutate({ body }),
  });
  return (
    <FormPage
      title="Join Hearth"
      intro="Meet the people you will build with."
      failure={signup.isPending ? undefined : failure}
      form={form}
      aside={
        <>
          Already a member? <TextLink to={paths.login}>{shell.signIn}</TextLink>
        </>
      }
    >
      <TextField {...field('name')} label="Name" autoComplete="name" />
      <TextField
        {...field('username')}
        label="Username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <TextField {...field('email')} type="email" label="Email" autoComplete="email" />
      <PasswordField
        {...field('password')}
        label="Password"
        hint="At least 6 characters"
        autoComplete="new-password"
      />
      <Button type="submit" size="lg" loading={signup.isPending} aria-busy={signup.isPending}>
        {texts.agreeAndJoin}
      </Button>
    </FormPage>
  );
}
