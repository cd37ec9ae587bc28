import { Button, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { signUp as texts } from '../../../../shared/texts/account/sign-up.ts';
import * as fields from '../../../../shared/texts/common/fields.ts';
import * as titles from '../../../../shared/texts/common/titles.ts';
import { errors, shell } from '../../../../shared/texts.ts';
import { api } from '../../api/client.ts';
import { ApiError, messageOf } from '../../api/error.ts';
import { justSignedUp, useSetMember } from '../../api/session.ts';
import { useSend } from '../../api/use-send.ts';
import { toast } from '../../components/feedback/toast.ts';
import { FormPage } from '../../components/forms/FormPage.tsx';
import { focusFirstError } from '../../components/forms/focus-first-error.ts';
import { NewPasswordInput } from '../../components/forms/NewPasswordInput.tsx';
import { namedField } from '../../components/forms/named-field.ts';
import { strengthRule } from '../../components/forms/password-strength.ts';
import { schemaRules } from '../../components/forms/schema-rules.ts';
import { TextLink } from '../../components/layout/TextLink.tsx';
import { paths } from '../../router/paths.ts';
import classes from './auth.module.css';
import { EMPTY, signupErrorsOf } from './signup-errors.ts';
import { useNoteReturnPath } from './use-note-return-path.ts';

const rules = schemaRules<typeof EMPTY>(
  async () => (await import('../../../../shared/model/signup.ts')).signupFields(),
  (values) => values,
);

/** Becoming a member; the role comes on the next screen. */
export default function Signup() {
  const navigate = useNavigate();
  const setMember = useSetMember();
  useNoteReturnPath();
  const [failure, setFailure] = useState<string>();
  const ref = useRef<HTMLFormElement>(null);
  const form = useForm({
    initialValues: EMPTY,
    enhanceGetInputProps: namedField,
    ...rules,
    validate: async (values) => ({
      ...strengthRule('password', values.password, values),
      ...(await rules.validate(values)),
    }),
  });
  const signup = useSend(api.auth.signup, {
    onSuccess(member) {
      justSignedUp.write('1');
      toast.success(texts.succeeded);
      setMember(member);
      void navigate(paths.roleSelection);
    },
    onError(error) {
      const found = error instanceof ApiError ? signupErrorsOf(error) : {};
      form.setErrors(found);
      focusFirstError(ref.current, found);
      setFailure(Object.keys(found).length === 0 ? messageOf(error, errors.somethingWentWrong) : undefined);
    },
  });
  const isBusy = form.submitting || signup.isPending;
  return (
    <FormPage
      title={titles.signUp}
      intro={texts.intro}
      failure={signup.isPending ? undefined : failure}
      form={{
        ref,
        onSubmit: form.onSubmit(
          (body) => signup.mutate({ body }),
          (errors) => focusFirstError(ref.current, errors),
        ),
      }}
      aside={
        <>
          {texts.alreadyMember} <TextLink to={paths.login}>{shell.signIn}</TextLink>
        </>
      }
    >
      <TextInput {...form.getInputProps('name')} label={fields.name} autoComplete="name" />
      <TextInput
        {...form.getInputProps('username')}
        label={fields.username}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <TextInput {...form.getInputProps('email')} type="email" label={fields.email} autoComplete="email" />
      <NewPasswordInput {...form.getInputProps('password')} owner={form.values} label={fields.password} />
      <p className={classes.agreement}>
        {texts.agreement}{' '}
        <TextLink to={paths.terms} target="_blank">
          {texts.terms}
        </TextLink>{' '}
        {texts.and}{' '}
        <TextLink to={paths.privacy} target="_blank">
          {texts.privacy}
        </TextLink>
        {texts.newTab}
      </p>
      <Button type="submit" size="lg" loading={isBusy} aria-busy={isBusy}>
        {texts.agreeAndJoin}
      </Button>
    </FormPage>
  );
}
