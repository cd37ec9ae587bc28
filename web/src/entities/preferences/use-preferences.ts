import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Preferences, PreferencesChange } from '../../../../shared/model/preferences.ts';
import { MAILED } from '../../../../shared/rules/notifications/mail-choices.ts';
import { preferenceScreens as texts } from '../../../../shared/texts/notifications/preferences.ts';
import { api } from '../../api/client.ts';
import { messageOf } from '../../api/error.ts';
import { read } from '../../api/queries.ts';
import { useSend } from '../../api/use-send.ts';
import { toast } from '../../components/feedback/toast.ts';

/** All choices, with some parts of some of them changed. */
const withChoices = (before: Preferences['types'], changed: PreferencesChange['types'] = {}) =>
  Object.fromEntries(
    MAILED.map((kind) => [kind, { ...before[kind], ...changed[kind] }]),
  ) as Preferences['types'];

/** What the member is told of, and how. A choice is shown at once, and taken back when it cannot be saved. */
export function usePreferences() {
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
    // What is still being read does not know of it.
    void client.cancelQueries({ queryKey: asked.queryKey });
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
  return { data, isPending, error, choose };
}
