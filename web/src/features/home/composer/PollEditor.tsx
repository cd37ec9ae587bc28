import '@mantine/core/styles/ActionIcon.layer.css';
import { ActionIcon, Button, NativeSelect, TextInput } from '@mantine/core';
import { useRef } from 'react';
import {
  POLL_DAYS_MAX,
  POLL_OPTION_MAX,
  POLL_OPTIONS_MAX,
  POLL_OPTIONS_MIN,
} from '../../../../../shared/limits.ts';
import * as nouns from '../../../../../shared/texts/common/nouns.ts';
import { postScreens as texts } from '../../../../../shared/texts/posts/post-screens.ts';
import { count } from '../../../components/text/count.ts';
import { IconClose, IconPlus } from '../../../theme/icons.ts';
import type { PollDraft } from './draft.ts';
import classes from './PollEditor.module.css';

const DAYS = Array.from({ length: POLL_DAYS_MAX }, (_, nth) => ({
  value: String(nth + 1),
  label: count(nth + 1, nouns.day),
}));

interface PollEditorProps {
  poll: PollDraft;
  disabled: boolean;
  onChange: (poll: PollDraft) => void;
}

/** The options of a poll, and how long it is open. */
export default function PollEditor({ poll, disabled, onChange }: PollEditorProps) {
  const { options } = poll;
  const rows = useRef<HTMLFieldSetElement>(null);
  const setOptions = (next: string[]) => onChange({ ...poll, options: next });
  const focusOption = (nth: number) =>
    requestAnimationFrame(() => rows.current?.querySelectorAll<HTMLInputElement>('input')[nth]?.focus());
  return (
    <fieldset ref={rows} className={classes.poll} disabled={disabled} aria-label={texts.poll}>
      {options.map((option, nth) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an option is nothing but its place and its words.
        <div key={nth} className={classes.option}>
          <TextInput
            label={texts.pollOption(nth + 1)}
            value={option}
            maxLength={POLL_OPTION_MAX}
            required={nth < POLL_OPTIONS_MIN}
            autoComplete="off"
            onChange={({ currentTarget }) => setOptions(options.with(nth, currentTarget.value))}
          />
          {nth >= POLL_OPTIONS_MIN && (
            <ActionIcon
              variant="danger"
              size="lg"
              aria-label={texts.removeOption(nth + 1)}
              onClick={() => {
                setOptions(options.toSpliced(nth, 1));
                focusOption(nth - 1);
              }}
            >
              <IconClose size={18} aria-hidden="true" />
            </ActionIcon>
          )}
        </div>
      ))}
      <div className={classes.foot}>
        <Button
          variant="default"
          leftSection={<IconPlus size={18} aria-hidden="true" />}
          disabled={options.length >= POLL_OPTIONS_MAX}
          onClick={() => {
            setOptions([...options, '']);
            focusOption(options.length);
          }}
        >
          {texts.addOption}
        </Button>
        <NativeSelect
          label={texts.pollLength}
          data={DAYS}
          value={poll.days}
          onChange={({ currentTarget }) => onChange({ ...poll, days: Number(currentTarget.value) })}
        />
      </div>
    </fieldset>
  );
}
