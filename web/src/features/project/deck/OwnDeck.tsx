import '@mantine/core/styles/Progress.layer.css';
import { Button, FileButton, Progress, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ProjectDeck } from '../../../../../shared/model/deck.ts';
import { deckScreens as texts } from '../../../../../shared/texts/decks/deck-screens.ts';
import { api } from '../../../api/client.ts';
import { read } from '../../../api/queries.ts';
import { ConfirmButton } from '../../../components/feedback/ConfirmButton.tsx';
import { ErrorState } from '../../../components/feedback/ErrorState.tsx';
import { fileSize } from '../../../components/media/file-size.ts';
import { Day } from '../../../components/text/Day.tsx';
import { IconDocument } from '../../../theme/icons.ts';
import classes from './Deck.module.css';
import { DeckReaders } from './DeckReaders.tsx';
import { ShareWith } from './ShareWith.tsx';
import { useOpenDeck, useRemoveDeck, useUploadDeck } from './use-deck.ts';

/** The deck of a project for its founder: the file, with whom it is shared, and who has opened it when. */
export function OwnDeck({ projectId }: { projectId: string }) {
  const { data, isPending, refetch } = useQuery({
    ...read(api.decks.get, { params: { projectId } }),
    // Others open it meanwhile.
    staleTime: 0,
  });
  return (
    <section className={`${classes.part} ${classes.own}`} aria-label={texts.title}>
      <h3>{texts.title}</h3>
      <p className={classes.fact}>{texts.hint}</p>
      {isPending && (
        <div role="status" aria-label={texts.loading}>
          <Skeleton height="3rem" />
        </div>
      )}
      {!data && !isPending && <ErrorState title={texts.loadFailed} onRetry={() => void refetch()} />}
      {data && <Upload projectId={projectId} deck={data.deck} />}
      {data?.deck && (
        <>
          <ShareWith projectId={projectId} readers={data.readers} />
          <DeckReaders projectId={projectId} readers={data.readers} />
        </>
      )}
    </section>
  );
}

function Upload({ projectId, deck }: Pick<ProjectDeck, 'deck'> & { projectId: string }) {
  const { sending, upload } = useUploadDeck(projectId);
  return (
    <div className={classes.part}>
      {deck && (
        <p className={classes.file}>
          <IconDocument size={24} stroke={1.5} aria-hidden="true" />
          <span>
            <bdi>{deck.name}</bdi>{' '}
            <span className={classes.fact}>
              {fileSize(deck.size)} · <Day instant={deck.uploadedAt} />
            </span>
          </span>
        </p>
      )}
      {sending && (
        <Progress
          value={Math.round(sending.progress * 100)}
          size="xs"
          aria-label={texts.uploading(sending.name)}
        />
      )}
      <div className={classes.actions}>
        <FileButton
          accept="application/pdf,.pdf"
          onChange={(file) => file && void upload(file)}
          disabled={sending !== undefined}
        >
          {(button) => (
            <Button {...button} variant="default" size="sm" loading={sending !== undefined}>
              {deck ? texts.replace : texts.upload}
            </Button>
          )}
        </FileButton>
        {deck && <OpenAndDelete projectId={projectId} />}
      </div>
      {deck && <p className={classes.fact}>{texts.replaceHint}</p>}
    </div>
  );
}

function OpenAndDelete({ projectId }: { projectId: string }) {
  const { isOpening, open } = useOpenDeck(projectId);
  const { isRemoving, remove } = useRemoveDeck(projectId);
  return (
    <>
      <Button variant="default" size="sm" loading={isOpening} onClick={open}>
        {texts.open}
      </Button>
      <ConfirmButton
        title={texts.deleteQuestion}
        text={texts.deleteLoss}
        action={texts.delete}
        onConfirm={remove}
      >
        {(button) => (
          <Button {...button} variant="quiet" size="sm" loading={isRemoving}>
            {texts.delete}
          </Button>
        )}
      </ConfirmButton>
    </>
  );
}
