import { Button } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { settings as texts } from '../../../../../shared/texts/account/settings.ts';
import { api } from '../../../api/client.ts';
import { messageOf } from '../../../api/error.ts';
import { read } from '../../../api/queries.ts';
import { useSend } from '../../../api/use-send.ts';
import { ConfirmButton } from '../../../components/feedback/ConfirmButton.tsx';
import { ErrorState } from '../../../components/feedback/ErrorState.tsx';
import { toast } from '../../../components/feedback/toast.ts';
import { Section } from '../../../components/layout/Section.tsx';
import { useFocusAfterRemoval } from '../../../components/lists/use-focus-after-removal.ts';
import classes from '../Rows.module.css';
import { RowsSkeleton } from '../RowsSkeleton.tsx';
import settingsClasses from '../Settings.module.css';
import { SessionRow } from './SessionRow.tsx';
import { keepOnlyCurrent } from './session-cache.ts';

/** Where the member is signed in, and how to end that. */
export function Sessions() {
  return (
    <Section title={texts.sessions}>
      <p className={settingsClasses.hint}>{texts.sessionsHint}</p>
      <List />
    </Section>
  );
}

function List() {
  // Other browsers sign in and out without a word to this one.
  const sessions = useQuery({ ...read(api.auth.sessions), staleTime: 0 });
  const list = useFocusAfterRemoval<HTMLUListElement>(sessions.data?.length ?? 0);
  if (sessions.isPending) return <RowsSkeleton label={texts.loadingSessions} />;
  if (!sessions.data)
    return <ErrorState title={texts.sessionsFailed} onRetry={() => void sessions.refetch()} />;
  return (
    <>
      <ul ref={list} tabIndex={-1} aria-label={texts.sessions} className={classes.list}>
        {sessions.data.map((session) => (
          <SessionRow key={session._id} session={session} />
        ))}
      </ul>
      {sessions.data.length > 1 ? <EndOthers /> : <p className={settingsClasses.hint}>{texts.onlySession}</p>}
    </>
  );
}

function EndOthers() {
  const client = useQueryClient();
  const { mutate, isPending } = useSend(api.auth.endOtherSessions, {
    onSuccess() {
      keepOnlyCurrent(client);
      toast.success(texts.otherSessionsEnded);
    },
    onError: (error) => toast.error(messageOf(error, texts.endFailed)),
  });
  return (
    <ConfirmButton
      title={texts.endOthersQuestion}
      text={texts.endOthersLoss}
      action={texts.endOthers}
      onConfirm={() => mutate({})}
    >
      {(button) => (
        <Button
          {...button}
          variant="default"
          className={classes.below}
          loading={isPending}
          aria-busy={isPending}
        >
          {texts.endOthers}
        </Button>
      )}
    </ConfirmButton>
  );
}
