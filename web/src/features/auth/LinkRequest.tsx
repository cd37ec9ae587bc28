import { Button, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { type ReactNode, useRef } from 'react';
import { looksLikeEmail } from '../../../../shared/rules/members/email.ts';
import { auth } from '../../../../shared/texts/account/auth.ts';
import { recovery as texts } from '../../../../shared/texts/account/recovery.ts';
import * as fields from '../../../../shared/texts/common/fields.ts';
import { errors } from '../../../../shared/texts.ts';
import type { api } from '../../api/client.ts';
import { messageOf } from '../../api/error.ts';
import { useSend } from '../../api/use-send.ts';
import { FormPage } from '../../components/forms/FormPage.tsx';
import { focusFirstError } from '../../components/forms/focus-first-error.ts';
import { namedField } from '../../components/forms/named-field.ts';
import { TextLink } from '../../components/layout/TextLink.tsx';
import { paths } from '../../router/paths.ts';
import classes from './auth.module.css';
import { CardPage } from './CardPage.tsx';

const toLogin = <TextLink to={paths.login}>{texts.backToLogin}</TextLink>;

interface LinkRequestProps {
  call: typeof api.auth.forgotPassword | typeof api.auth.signInLink;
  title: string;
  intro: string;
  /** What is said once the mail was asked for. */
  sent: (email: string) => string;
  sentHint: string;
  /** Another way in, below the button. */
  otherwise: ReactNode;
}

/** A screen that asks for an e-mail address, and has a link mailed to it. */
export function LinkRequest({ call, title, intro, sent, sentHint, otherwise }: LinkRequestProps) {
  const request = useSend(call);
  const ref = useRef<HTMLFormElement>(null);
  const form = useForm({
    initialValues: { email: '' },
    enhanceGetInputProps: namedField,
    validate: { email: (email) => !looksLikeEmail(email.trim()) && auth.emailInvalid },
  });
  if (request.isSuccess)
    return (
      <CardPage
        title={texts.sentTitle}
        text={sent(request.variables.body.email)}
        detail={sentHint}
        action={
          <Button variant="default" onClick={request.reset}>
            {texts.sendAgain}
          </Button>
        }
        aside={toLogin}
      />
    );
  return (
    <FormPage
      title={title}
      intro={intro}
      failure={request.error ? messageOf(request.error, errors.somethingWentWrong) : undefined}
      form={{
        ref,
        onSubmit: form.onSubmit(
          ({ email }) => request.mutate({ body: { email: email.trim() } }),
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
      <Button type="submit" size="lg" loading={request.isPending} aria-busy={request.isPending}>
        {texts.sendLink}
      </Button>
      <p className={classes.lost}>{otherwise}</p>
    </FormPage>
  );
}
