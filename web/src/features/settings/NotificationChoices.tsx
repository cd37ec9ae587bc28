import { NativeSelect } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Preferences, PreferencesChange } from '../../../../shared/model/preferences.ts';
import { MAILED } from '../../../../shared/rules/mail-choices.ts';
import { preferenceScreens as texts } from '../../../../shared/texts/notifications/preferences.ts';
import { api } from '../../api/client.ts';
import { messageOf } from '../../api/error.ts';
import { read } from '../../api/queries.ts';
import { useSend } from '../../api/use-send.ts';
import { toast } from '../../components/feedback/toast.ts';
import { Section } from '../../components/layout/Section.tsx';
import { ChoiceRow } from './ChoiceRow.tsx';
import classes from './NotificationChoices.module.css';
import { PushDevice } from './PushDevice.tsx';
import { PREFERENCE_GROUPS } from './preference-groups.ts';
import { RowsSkeleton } from './RowsSkeleton.tsx';
import page from './Settings.module.css';

const HOURS = Array.from({ length: 24 }, (_, hour) => ({
  value: String(hour),
  label: `${String(hour).padStart(2, '0')}:00`,
}));

/** All choices, with some parts of some of them changed. */
const withChoices = (before: Preferences['types'], changed: PreferencesChange['types'] = {}) =>
  Object.fromEntries(
    MAILED.map((kind) => [kind, { ...before[kind], ...changed[kind] }]),
  ) as Preferences['types'];

/** What a member is told of, in the app and by mail. */
export function NotificationChoices() {
  const client = useQueryClient();
  const asked = read(api.preferences.get);
  const { data, isPending, error } = useQuery(asked);
  const { mutate } = useSend(api.preferences.change, {
    // One after the other, so that the last press counts.
    scope: api.preferences.change.facts.name,
    onError(failure) {
      void client.invalidateQueries({ queryKey: asked.queryKey });
      toast.error(messageOf(failure, texts.changeFailed));
    },
  });
  function choose(change: PreferencesChange): void {
    client.setQueryData<Preferences>(
      asked.queryKey,
      (before) =>
        before && {
          ...before,
          ...(change.digestHour !== undefined && { digestHour: change.digestHour }),
          types: withChoices(before.types, change.types),
        },
    );
    mutate({ body: change });
  }
  return (
    <Section title={texts.title}>
      <PushDevice />
      {isPending && <RowsSkeleton label={texts.loading} />}
      {!data && error && <p role="alert">{messageOf(error, texts.loadFailed)}</p>}
      {data &&
        PREFERENCE_GROUPS.map(({ title, kinds }) => (
          <fieldset key={title} className={classes.group}>
            <legend>{title}</legend>
            {kinds.map((kind) => (
              <ChoiceRow
                key={kind}
                kind={kind}
                choice={data.types[kind]}
                onChoose={(choice) => choose({ types: { [kind]: choice } })}
              />
            ))}
          </fieldset>
        ))}
      {data && (
        <NativeSelect
          label={texts.digestHour}
          description={texts.digestZone(data.timeZone)}
          data={HOURS}
          value={String(data.digestHour)}
          onChange={({ currentTarget }) => choose({ digestHour: Number(currentTarget.value) })}
        />
      )}
      <p className={page.hint}>{texts.hint}</p>
    </Section>
  );
}
