import { Button } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import type { KeptFactors as Kept } from '../../../../shared/model/factors.ts';
import { recovery as texts } from '../../../../shared/texts/account/recovery.ts';
import { errors } from '../../../../shared/texts.ts';
import { api } from '../../api/client.ts';
import { ApiError, messageOf } from '../../api/error.ts';
import { keyOf } from '../../api/queries.ts';
import { useSend } from '../../api/use-send.ts';
import { lazyPart } from '../../components/feedback/lazy-part.tsx';
import { PartBoundary } from '../../components/feedback/PartBoundary.tsx';
import { toast } from '../../components/feedback/toast.ts';
import { FormPage } from '../../components/forms/FormPage.tsx';
import { focusFirstError } from '../../components/forms/focus-first-error.ts';
import { NewPasswordInput } from '../../components/forms/NewPasswordInput.tsx';
import { namedField } from '../../components/forms/named-field.ts';
import { strengthRule } from '../../components/forms/password-strength.ts';
import { schemaRules } from '../../components/forms/schema-rules.ts';
import { TextLink } from '../../components/layout/TextLink.tsx';
import { useLinkToken } from '../../router/link-token.ts';
import { paths } from '../../router/paths.ts';
import { CardPage } from './CardPage.tsx';
import { isDeadLink } from './dead-link.ts';

const KeptFactors = lazyPart(() => import('./KeptFactors.tsx'));

const rules = schemaRules<{ password: string }>(
  async () => (await import('../../../../shared/model/reset.ts')).resetFields(),
  (values) => values,
);

/** Choosing a new password, by the link of a mail. */
export function ResetPassword() {
  const [token, forgetToken] = useLinkToken();
  const navigate = useNavigate();
  const client = useQueryClient();
  const ref = useRef<HTMLFormElement>(null);
  const kept = useRef<Kept>({});
  const form = useForm({
    initialValues: { password: '' },
    enhanceGetInputProps: namedField,
    ...rules,
    validate: async (values) => ({
      ...strengthRule('password', values.password, {}),
      ...(await rules.validate(values)),
    }),
  });
  const reset = useSend(api.auth.resetPassword, {
    onSuccess({ message }) {
      toast.success(message);
      // Whoever was signed in here is not any more.
      void client.invalidateQueries({ queryKey: keyOf(api.auth.me) });
      void navigate(paths.login, { replace: true });
    },
    onError(error) {
      if (isDeadLink(error)) forgetToken();
      if (!(error instanceof ApiError)) return;
      const issue = error.issues.find(({ path }) => path === 'password');
      if (!issue) return;
      form.setErrors({ password: issue.message });
      focusFirstError(ref.current, { password: issue.message });
    },
  });
  const isDead = isDeadLink(reset.error);
  if (token === '')
    return (
      <CardPage
        title={isDead ? texts.deadTitle : texts.missingTitle}
        text={isDead ? texts.deadHint : texts.missingHint}
        action={
          <Button component={Link} to={paths.forgotPassword} replace>
            {texts.newLink}
          </Button>
        }
        aside={<TextLink to={paths.login}>{texts.backToLogin}</TextLink>}
      />
    );
  const isBusy = form.submitting || reset.isPending;
  const failure =
    reset.error && !form.errors.password ? messageOf(reset.error, errors.somethingWentWrong) : undefined;
  return (
    <FormPage
      title={texts.resetTitle}
      intro={texts.resetIntro}
      failure={isBusy ? undefined : failure}
      form={{
        ref,
        onSubmit: form.onSubmit(
          ({ password }) => reset.mutate({ body: { token, password, ...kept.current } }),
          (errors) => focusFirstError(ref.current, errors),
        ),
      }}
      aside={<TextLink to={paths.login}>{texts.backToLogin}</TextLink>}
    >
      <NewPasswordInput {...form.getInputProps('password')} label={texts.newPassword} />
      <PartBoundary>
        <KeptFactors
          token={token}
          onChange={(next) => {
            kept.current = next;
          }}
        />
      </PartBoundary>
      <Button type="submit" size="lg" loading={isBusy} aria-busy={isBusy}>
        {texts.setPassword}
      </Button>
    </FormPage>
  );
}
