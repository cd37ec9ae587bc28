import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import type { Project } from '../../../../../shared/model/project.ts';
import { deckScreens as texts } from '../../../../../shared/texts/decks/deck-screens.ts';
import { api } from '../../../api/client.ts';
import { read } from '../../../api/queries.ts';
import { Section } from '../../../components/layout/Section.tsx';
import { fileSize } from '../../../components/media/file-size.ts';
import { useAskedPart } from '../../../router/use-asked-part.ts';
import { IconDocument } from '../../../theme/icons.ts';
import classes from './Deck.module.css';
import { useOpenDeck } from './use-deck.ts';

/** What the notification of a shared deck leads to. */
const DECK_HASH = '#deck';

/** The deck that the founder has shared with the viewer, who is told what is noted; nothing where there is none. */
export function DeckSection({ project: { _id: projectId, founder } }: { project: Project }) {
  const { data } = useQuery(read(api.decks.get, { params: { projectId } }));
  const { isOpening, open } = useOpenDeck(projectId);
  const { hash } = useLocation();
  const part = useAskedPart(hash === DECK_HASH && Boolean(data?.deck));
  if (!data?.deck) return null;
  return (
    <div ref={part} tabIndex={-1}>
      <Section title={texts.title}>
        <div className={classes.part}>
          <p>{texts.sharedBy(founder.name)}</p>
          <p className={classes.file}>
            <IconDocument size={24} stroke={1.5} aria-hidden="true" />
            <span>
              <bdi>{data.deck.name}</bdi> <span className={classes.fact}>{fileSize(data.deck.size)}</span>
            </span>
          </p>
          <p className={classes.notice}>{data.notice}</p>
          <Button variant="default" loading={isOpening} aria-busy={isOpening} onClick={open}>
            {texts.open}
          </Button>
        </div>
      </Section>
    </div>
  );
}
