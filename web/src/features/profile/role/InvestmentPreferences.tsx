import { Button } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useRef } from 'react';
import { INTERESTS_MAX, SKILL_MAX } from '../../../../../shared/limits.ts';
import type { CurrentUser } from '../../../../../shared/model/member.ts';
import * as nouns from '../../../../../shared/texts/common/nouns.ts';
import { profile as profileTexts } from '../../../../../shared/texts/members/profile.ts';
import { profileForm as formTexts } from '../../../../../shared/texts/members/profile-form.ts';
import { profileScreens as texts } from '../../../../../shared/texts/members/profile-screens.ts';
import { api } from '../../../api/client.ts';
import { messageOf } from '../../../api/error.ts';
import { useSend } from '../../../api/use-send.ts';
import { toast } from '../../../components/feedback/toast.ts';
import { focusFirstError } from '../../../components/forms/focus-first-error.ts';
import { namedField } from '../../../components/forms/named-field.ts';
import { schemaRules } from '../../../components/forms/schema-rules.ts';
import { TagField } from '../../../components/forms/TagField.tsx';
import { Section } from '../../../components/layout/Section.tsx';
import { useShowChanged } from '../../../entities/member/use-show-changed.ts';
import { useUnsavedWork } from '../../../router/unsaved-work.ts';
import { useAskedField } from '../use-asked-field.ts';
import { AmountField } from './AmountField.tsx';
import classes from './InvestmentPreferences.module.css';

type Preferences = Pick<CurrentUser, 'investmentRange' | 'investmentInterests'>;

const rules = schemaRules<Preferences>(
  async () => (await import('../../../../../shared/model/member.ts')).profileChange(),
  (preferences) => preferences,
);

/** How much an investor invests, and in what; only they see and change it. */
export default function InvestmentPreferences({ investmentRange, investmentInterests }: Preferences) {
  const ref = useRef<HTMLFormElement>(null);
  const form = useForm<Preferences>({
    initialValues: { investmentRange, investmentInterests },
    enhanceGetInputProps: namedField,
    ...rules,
  });
  const showChanged = useShowChanged();
  useAskedField(ref);
  const { investmentRange: range, investmentInterests: interests } = form.values;
  const newRange = range.min !== investmentRange.min || range.max !== investmentRange.max;
  const newInterests = interests.join() !== investmentInterests.join();
  const hasChanges = newRange || newInterests;
  useUnsavedWork(hasChanges);
  const save = useSend(api.users.updateProfile, {
    onSuccess(member, { body }) {
      toast.success(body?.investmentRange ? texts.rangeUpdated : texts.updated);
      showChanged(member);
    },
    onError: (error, { body }) =>
      toast.error(messageOf(error, body?.investmentRange ? texts.rangeFailed : profileTexts.updateFailed)),
  });
  const amount = (end: keyof Preferences['investmentRange']) => ({
    value: range[end],
    onChange: (value: number) => form.setFieldValue('investmentRange', { ...range, [end]: value }),
  });
  const submit = form.onSubmit(
    () =>
      save.mutate({
        body: {
          ...(newRange && { investmentRange: range }),
          ...(newInterests && { investmentInterests: interests }),
        },
      }),
    (errors) => focusFirstError(ref.current, errors),
  );
  return (
    <Section title={texts.investmentPreferences}>
      <form ref={ref} className={classes.form} noValidate onSubmit={submit}>
        <AmountField
          {...amount('min')}
          name="investmentRange"
          label={formTexts.minimum}
          error={form.errors.investmentRange}
        />
        <AmountField {...amount('max')} name="maxInvestment" label={formTexts.maximum} />
        <TagField
          {...form.getInputProps('investmentInterests')}
          label={formTexts.interests}
          description={formTexts.interestsHint}
          noun={nouns.interest}
          value={interests}
          maxTags={INTERESTS_MAX}
          maxLength={SKILL_MAX}
        />
        <Button type="submit" loading={save.isPending} aria-busy={save.isPending} disabled={!hasChanges}>
          {texts.save}
        </Button>
      </form>
    </Section>
  );
}
