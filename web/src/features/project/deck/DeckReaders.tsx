import { Button } from '@mantine/core';
import type { DeckReader } from '../../../../../shared/model/deck.ts';
import { deckScreens as texts } from '../../../../../shared/texts/decks/deck-screens.ts';
import { formatted } from '../../../components/text/count.ts';
import { Moment } from '../../../components/text/Moment.tsx';
import { MemberAvatar } from '../../../entities/member/MemberAvatar.tsx';
import { MemberName } from '../../../entities/member/MemberName.tsx';
import classes from './Deck.module.css';
import { useShareDeck } from './use-deck.ts';

/** With whom a deck is shared, or was, and when each has opened it. */
export function DeckReaders({ projectId, readers }: { projectId: string; readers: readonly DeckReader[] }) {
  if (readers.length === 0) return <p className={classes.fact}>{texts.noReaders}</p>;
  return (
    <ul className={classes.readers} aria-label={texts.readers}>
      {readers.map((reader) => (
        <Reader key={reader.member._id} projectId={projectId} reader={reader} />
      ))}
    </ul>
  );
}

function Reader({ projectId, reader }: { projectId: string; reader: DeckReader }) {
  const { member, mayOpen } = reader;
  const { isChanging, share, stop } = useShareDeck(projectId);
  return (
    <li className={classes.reader}>
      <MemberAvatar member={member} />
      <div className={classes.words}>
        <MemberName name={member.name} username={member.username} />
        {!mayOpen && <p className={classes.fact}>{texts.noLonger}</p>}
        <Openings reader={reader} />
      </div>
      <Button
        variant="quiet"
        size="sm"
        loading={isChanging}
        aria-label={mayOpen ? texts.stopFor(member.name) : texts.shareAgainWith(member.name)}
        onClick={() => (mayOpen ? stop(member._id) : share(member._id))}
      >
        {mayOpen ? texts.stop : texts.shareAgain}
      </Button>
    </li>
  );
}

function Openings({ reader: { member, openingCount, openings } }: { reader: DeckReader }) {
  if (openingCount === 0) return <p className={classes.fact}>{texts.notOpened}</p>;
  return (
    <details className={classes.openings}>
      <summary>{texts.openedTimes(formatted(openingCount), openingCount === 1)}</summary>
      {openings.length < openingCount && <p className={classes.fact}>{texts.newest}</p>}
      <ol aria-label={texts.openings(member.name)}>
        {openings.map((opening) => (
          <li key={opening}>
            <Moment instant={opening} />
          </li>
        ))}
      </ol>
    </details>
  );
}
