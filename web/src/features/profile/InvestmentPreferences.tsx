import { Button } from '@mantine/core';
import { type FormEvent, useRef, useState } from 'react';
import { INTERESTS_MAX, SKILL_MAX } from '../../../../shared/limits.ts';
import type { CurrentUser } from '../../../../shared/model/member.ts';
import { profileScreens as texts } from '../../../../shared/texts/profile-screens.ts';
import { profile as profileTexts } from '../../../../shared/texts.ts';
import { api } from '../../api/client.ts';
import { messageOf } from '../../api/error.ts';
import { useSend } from '../../api/use-send.ts';
import { toast } from '../../components/feedback/toast.ts';
import { TagField } from '../../components/forms/TagField.tsx';
import { Section } from '../../components/layout/Section.tsx';
import { useUnsavedWork } from '../../router/unsaved-work.ts';
import { AmountField } from './AmountField.tsx';
import classes from './InvestmentPreferences.module.css';
import { useAskedField } from './use-asked-field.ts';
import { useShowChanged } from './use-profile.ts';

interface InvestmentPreferencesProps {
  range: CurrentUser['investmentRange'];
  interests: string[];
}

/** How much an investor invests, and in what; only they see and change it. */
export default function InvestmentPreferences({ range, interests }: InvestmentPreferencesProps) {
  const [min, setMin] = useState(range.min);
  const [max, setMax] = useState(range.max);
  const [words, setWords] = useState(interests);
  const [problem, setProblem] = useState<string>();
  const form = useRef<HTMLFormElement>(null);
  const showChanged = useShowChanged();
  useAskedField(form);

  const newRange = min !== range.min || max !== range.max;
  const newWords = words.join() !== interests.join();
  useUnsavedWork(newRange || newWords);
  const save = useSend(api.users.updateProfile, {
    onSuccess(member, { body }) {
      toast.success(body?.investmentRange ? texts.rangeUpdated : texts.updated);
      showChanged(member);
    },
    onError: (error, { body }) =>
      toast.error(messageOf(error, body?.investmentRange ? texts.rangeFailed : profileTexts.updateFailed)),
  });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isInverted = min > max;
    setProblem(isInverted ? profileTexts.rangeInverted : undefined);
    if (isInverted) form.current?.querySelector('input')?.focus();
    else
      save.mutate({
        body: {
          ...(newRange && { investmentRange: { min, max } }),
          ...(newWords && { investmentInterests: words }),
        },
      });
  };
  const amount = (set: (value: number) => void) => (value: number) => {
    set(value);
    setProblem(undefined);
  };

  return (
    <Section title={texts.investmentPreferences}>
      <form ref={form} className={classes.form} noValidate onSubmit={submit}>
        <AmountField
          name="investmentRange"
          label="Minimum investment"
          value={min}
          error={problem}
          onChange={amount(setMin)}
        />
        <AmountField name="maxInvestment" label="Maximum investment" value={max} onChange={amount(setMax)} />
        <TagField
          name="investmentInterests"
          data-path="investmentInterests"
          label="Interests"
          description="Enter or a comma adds one"
          noun="interest"
          value={words}
          maxTags={INTERESTS_MAX}
          maxLength={SKILL_MAX}
          onChange={setWords}
        />
        <Button
          type="submit"
          loading={save.isPending}
          aria-busy={save.isPending}
          disabled={!newRange && !newWords}
        >
          {texts.save}
        </Button>
      </form>
    </Section>
  );
}
