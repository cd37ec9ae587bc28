import { NativeSelect } from '@mantine/core';
import { preferenceScreens as texts } from '../../../../../shared/texts/notifications/preferences.ts';
import { messageOf } from '../../../api/error.ts';
import { Section } from '../../../components/layout/Section.tsx';
import { ChoiceRow } from '../../../entities/preferences/ChoiceRow.tsx';
import { usePreferences } from '../../../entities/preferences/use-preferences.ts';
import { RowsSkeleton } from '../RowsSkeleton.tsx';
import page from '../Settings.module.css';
import classes from './NotificationChoices.module.css';
import { PushDevice } from './PushDevice.tsx';
import { PREFERENCE_GROUPS } from './preference-groups.ts';

const HOURS = Array.from({ length: 24 }, (_, hour) => ({
  value: String(hour),
  label: `${String(hour).padStart(2, '0')}:00`,
}));

/** What a member is told of, in the app and by mail. */
export function NotificationChoices() {
  const { data, isPending, error, choose } = usePreferences();
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
