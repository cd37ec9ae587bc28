import '@mantine/core/styles/Switch.layer.css';
import { Skeleton, Switch } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { preferenceScreens as texts } from '../../../../shared/texts/notifications/preferences.ts';
import { api } from '../../api/client.ts';
import { messageOf } from '../../api/error.ts';
import { read } from '../../api/queries.ts';
import { useSend } from '../../api/use-send.ts';
import { toast } from '../../components/feedback/toast.ts';
import { Section } from '../../components/layout/Section.tsx';
import classes from './Settings.module.css';

/** Which mails a member gets beside those about their account. */
export function Mails() {
  const client = useQueryClient();
  const asked = read(api.preferences.get);
  const { data, isPending, error } = useQuery(asked);
  const { mutate } = useSend(api.preferences.change, {
    // One after the other, so that the last press counts.
    scope: api.preferences.change.facts.name,
    onSuccess: (answer) => client.setQueryData(asked.queryKey, answer),
    onError(failure) {
      void client.invalidateQueries({ queryKey: asked.queryKey });
      toast.error(messageOf(failure, texts.changeFailed));
    },
  });
  const choose = (email: 'off' | 'instant') => {
    client.setQueryData(asked.queryKey, { types: { message: { email } } });
    mutate({ body: { types: { message: { email } } } });
  };
  return (
    <Section title={texts.title}>
      {isPending && <Skeleton height="2.5rem" role="status" aria-label={texts.loading} />}
      {!data && error && <p role="alert">{messageOf(error, texts.loadFailed)}</p>}
      {data && (
        <Switch
          name="message-mails"
          label={texts.message}
          checked={data.types.message.email !== 'off'}
          onChange={({ currentTarget }) => choose(currentTarget.checked ? 'instant' : 'off')}
        />
      )}
      <p className={classes.hint}>{texts.hint}</p>
    </Section>
  );
}
