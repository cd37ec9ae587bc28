import { Button, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useRef } from 'react';
import { looksLikeEmail } from '../../../../shared/rules/email.ts';
import { mailSentTo, recovery as texts } from '../../../../shared/texts/account/recovery.ts';
import * as fields from '../../../../shared/texts/common/fields.ts';
import { auth, errors } from '../../../../shared/texts.ts';
import { api } from '../../api/client.ts';
import { messageOf } from '../../api/error.ts';
import { useSend } from '../../api/use-send.ts';
import { FormPage } from '../../components/forms/FormPage.tsx';
import { focusFirstError } from '../../components/forms/focus-first-error.ts';
import { namedField } from '../../components/forms/named-field.ts';
import { TextLink } from '../../components/layout/TextLink.tsx';
import { paths } from '../../router/paths.ts';
import { CardPage } from './CardPage.tsx';

const toLogin = <TextLink to={paths.login}>{texts.backToLogin}</TextLink>;

/** Asking for a link by which a new password can be chosen. */
export function ForgotPassword() {
  const forgot = useSend(api.auth.forgotPassword);
  const ref = useRef<HTMLFormElement>(null);
  const form = useForm({
    initialValues: { email: '' },
    enhanceGetInputProps: namedField,
    validate: { email: (email) => !looksLikeEmail(email.trim()) && auth.emailInvalid },
  });
  if (forgot.isSuccess)
    return (
      <CardPage
        title={texts.sentTitle}
        text={mailSentTo(forgot.variables.body.email)}
        detail={texts.sentHint}
        action={
          <Button variant="default" onClick={forgot.reset}>
            {texts.sendAgain}
          </Button>
        }
        aside={toLogin}
      />
    );
  return (
    <FormPage
      title={texts.forgotTitle}
      intro={texts.forgotIntro}
      failure={forgot.error ? messageOf(forgot.error, errors.somethingWentWrong) : undefined}
      form={{
        ref,
        onSubmit: form.onSubmit(
          ({ email }) => forgot.mutate({ body: { email: email.trim() } }),
          (errors) => focusFirstError(ref.current, errors),
        ),
      }}
      aside={toLogin}
    >
      <TextInput
        {...form.getInputProps('email')}
        type="email"
        label={fields.email}
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
      />
      <Button type="submit" size="lg" loading={forgot.isPending} aria-busy={forgot.isPending}>
        {texts.sendLink}
      </Button>
    </FormPage>
  );
}
