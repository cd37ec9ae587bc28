import { Checkbox, NativeSelect } from '@mantine/core';
import { useId } from 'react';
import type { Choice, Mailed } from '../../../../shared/rules/notifications/mail-choices.ts';
import { preferenceScreens as texts } from '../../../../shared/texts/notifications/preferences.ts';
import { pushScreens } from '../../../../shared/texts/notifications/push.ts';
import classes from './ChoiceRow.module.css';

const CHOICES = {
  instant: { inApp: true, email: 'instant' },
  daily: { inApp: true, email: 'daily' },
  inApp: { inApp: true, email: 'off' },
  off: { inApp: false, email: 'off' },
} satisfies Record<string, Omit<Choice, 'push'>>;

type Name = keyof typeof CHOICES;

/** What can be chosen for a kind of news. Messages stand in their conversations, whatever is chosen. */
const optionsOf = (kind: Mailed): { value: Name; label: string }[] =>
  (Object.keys(CHOICES) as Name[])
    .filter((name) => kind !== 'message' || name !== 'off')
    .map((value) => ({
      value,
      label: kind === 'message' && value === 'instant' ? texts.instantMessage : texts.choices[value],
    }));

function nameOf({ inApp, email }: Choice): Name {
  if (email !== 'off') return email;
  return inApp ? 'inApp' : 'off';
}

interface ChoiceRowProps {
  kind: Mailed;
  choice: Choice;
  onChoose(choice: Partial<Choice>): void;
}

/** One kind of news, and how the member is told of it. */
export function ChoiceRow({ kind, choice, onChoose }: ChoiceRowProps) {
  const id = useId();
  return (
    <div className={classes.row}>
      <div className={classes.kind}>
        <label htmlFor={id}>{texts.kinds[kind]}</label>
        <Checkbox
          size="xs"
          className={classes.device}
          label={pushScreens.kind}
          aria-label={pushScreens.kindOf(texts.kinds[kind])}
          checked={choice.push}
          onChange={({ currentTarget }) => onChoose({ push: currentTarget.checked })}
        />
      </div>
      <NativeSelect
        id={id}
        data={optionsOf(kind)}
        value={nameOf(choice)}
        onChange={({ currentTarget }) => onChoose(CHOICES[currentTarget.value as Name])}
      />
    </div>
  );
}
