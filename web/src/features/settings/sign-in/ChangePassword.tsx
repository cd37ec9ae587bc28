import { Button, PasswordInput } from '@mantine/core';
import '@mantine/core/styles/ActionIcon.layer.css';
import '@mantine/core/styles/PasswordInput.layer.css';
import { useForm } from '@mantine/form';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { settings as texts } from '../../../../../shared/texts/account/settings.ts';
import { api } from '../../../api/client.ts';
import { messageOf } from '../../../api/error.ts';
import { useMember } from '../../../api/session.ts';
import { useSend } from '../../../api/use-send.ts';
import { toast } from '../../../components/feedback/toast.ts';
import { fieldErrorsOf } from '../../../components/forms/field-errors.ts';
import { focusFirstError } from '../../../components/forms/focus-first-error.ts';
import { NewPasswordInput } from '../../../components/forms/NewPasswordInput.tsx';
import { namedField } from '../../../components/forms/named-field.ts';
import { strengthRule } from '../../../components/forms/password-strength.ts';
import { schemaRules } from '../../../components/forms/schema-rules.ts';
import { Section } from '../../../components/layout/Section.tsx';
import classes from '../Settings.module.css';
import { keepOnlyCurrent } from './session-cache.ts';

const EMPTY = { currentPassword: '', newPassword: '' };

const rules = schemaRules<typeof EMPTY>(
  async () => (await import('../../../../../shared/model/password.ts')).passwordChange(),
  (values) => values,
);

/** Another password, for whoever knows the present one. */
export function ChangePassword() {
  const client = useQueryClient();
  const member = useMember();
  const ref = useRef<HTMLFormElement>(null);
  const form = useForm({
    initialValues: EMPTY,
    enhanceGetInputProps: namedField,
    ...rules,
    validate: async (values) => ({
      ...strengthRule('newPassword', values.newPassword, member),
      ...(await rules.validate(values)),
    }),
  });
  const change = useSend(api.auth.changePassword, {
    onSuccess() {
      form.reset();
      keepOnlyCurrent(client);
      toast.success(texts.passwordChanged);
    },
    onError(error) {
      const errors = fieldErrorsOf(error, EMPTY);
      form.setErrors(errors);
      focusFirstError(ref.current, errors);
      if (Object.keys(errors).length === 0) toast.error(messageOf(error, texts.passwordFailed));
    },
  });
  const isBusy = form.submitting || change.isPending;
  return (
    <Section title={texts.security}>
      <p className={classes.hint}>{texts.changePasswordHint}</p>
      <form
        ref={ref}
        className={classes.form}
        noValidate
        onSubmit={form.onSubmit(
          (body) => change.mutate({ body }),
          (errors) => focusFirstError(ref.current, errors),
        )}
      >
        {/* Tells password managers whose password it is. */}
        <input hidden type="text" autoComplete="username" value={member.username} readOnly />
        <PasswordInput
          {...form.getInputProps('currentPassword')}
          className={classes.field}
          label={texts.currentPassword}
          autoComplete="current-password"
          readOnly={change.isPending}
        />
        <div className={classes.field}>
          <NewPasswordInput
            {...form.getInputProps('newPassword')}
            owner={member}
            label={texts.newPassword}
            readOnly={change.isPending}
          />
        </div>
        <Button type="submit" loading={isBusy} aria-busy={isBusy}>
          {texts.changePassword}
        </Button>
      </form>
    </Section>
  );
}
