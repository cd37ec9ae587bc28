import { Button } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { MINUTE, SECOND } from '../../../../shared/limits.ts';
import type { MemberArchive } from '../../../../shared/model/archive.ts';
import { archive as texts } from '../../../../shared/texts/account/archive.ts';
import { api } from '../../api/client.ts';
import { messageOf } from '../../api/error.ts';
import { keyOf, read } from '../../api/queries.ts';
import { useSend } from '../../api/use-send.ts';
import { ErrorState } from '../../components/feedback/ErrorState.tsx';
import { toast } from '../../components/feedback/toast.ts';
import { Section } from '../../components/layout/Section.tsx';
import { fileSize } from '../../components/media/file-size.ts';
import { Moment } from '../../components/text/Moment.tsx';
import { IconDownload } from '../../theme/icons.ts';
import { RowsSkeleton } from './RowsSkeleton.tsx';
import classes from './Settings.module.css';

/** How often to look again: soon while it is being written, and before a link that is shown has expired. */
const LOOK_AGAIN: Partial<Record<MemberArchive['state'], number>> = {
  running: 5 * SECOND,
  ready: 30 * MINUTE,
};

/** Everything about the member as a file, and how to get it. */
export const YourData = () => (
  <Section title={texts.title}>
    <p className={classes.hint}>{texts.hint}</p>
    <p className={classes.hint}>{texts.often}</p>
    <Archive />
  </Section>
);

function Archive() {
  const archive = useQuery({
    ...read(api.archive.get),
    // It may have been asked for in another tab, and links expire.
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data && LOOK_AGAIN[state.data.state]) ?? false,
  });
  if (archive.isPending) return <RowsSkeleton label={texts.loading} />;
  if (!archive.data) return <ErrorState title={texts.loadFailed} onRetry={() => void archive.refetch()} />;
  const { state, nextAt } = archive.data;
  return (
    <>
      <div role="status">
        <Progress archive={archive.data} />
      </div>
      {archive.data.url && (
        <div>
          <Button component="a" href={archive.data.url} leftSection={<IconDownload size={18} aria-hidden />}>
            {texts.download}
          </Button>
        </div>
      )}
      {state !== 'running' && !nextAt && <Request isAgain={state === 'failed'} />}
    </>
  );
}

function Progress({ archive: { state, bytes = 0, validUntil, nextAt } }: { archive: MemberArchive }) {
  if (state === 'none') return null;
  if (state !== 'ready') return <p className={classes.note}>{texts[state]}</p>;
  return (
    <p className={classes.note}>
      {texts.ready(fileSize(bytes))}{' '}
      {validUntil && (
        <>
          {texts.validUntil} <Moment instant={validUntil} />.
        </>
      )}{' '}
      {nextAt && (
        <>
          {texts.nextFrom} <Moment instant={nextAt} />.
        </>
      )}
    </p>
  );
}

function Request({ isAgain }: { isAgain: boolean }) {
  const client = useQueryClient();
  const key = keyOf(api.archive.get);
  const { mutate, isPending } = useSend(api.archive.request, {
    onSuccess: (answer) => client.setQueryData<MemberArchive>(key, answer),
    onError(error) {
      toast.error(messageOf(error, texts.requestFailed));
      void client.invalidateQueries({ queryKey: key });
    },
  });
  return (
    <div>
      <Button variant="default" loading={isPending} aria-busy={isPending} onClick={() => mutate({})}>
        {isAgain ? texts.requestAgain : texts.request}
      </Button>
    </div>
  );
}
