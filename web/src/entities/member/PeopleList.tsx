import { memo, useState } from 'react';
import { MoreRows } from '../../components/lists/MoreRows.tsx';
import { ConnectButton } from './ConnectButton.tsx';
import { PeopleGrid } from './PeopleGrid.tsx';
import { type Person, PersonRow } from './PersonRow.tsx';
import type { Known } from './use-connection.ts';

/** Cards that are drawn at a time, whatever the length of the list. */
const STEP = 30;

interface PeopleListProps {
  people: readonly Person[];
  label: string;
  /** What the viewer is to everybody in it, where that is known. */
  known?: Known;
  /** Where the list goes on beyond these people. */
  more?: { isLoading: boolean; failed: boolean; load: () => void };
}

/** A list of people of any length: cards are drawn, and further pages loaded, as one scrolls. */
export function PeopleList({ people, label, known, more }: PeopleListProps) {
  const [wanted, setWanted] = useState(STEP);
  // Narrowed down, it starts over: undoing that must not draw thousands at once.
  if (people.length < wanted - STEP) setWanted(Math.max(STEP, people.length));
  const shown = people.slice(0, wanted);
  const allShown = shown.length === people.length;
  const goOn = () => {
    setWanted(shown.length + STEP);
    if (allShown) more?.load();
  };
  return (
    <div>
      <PeopleGrid people={shown} label={label}>
        {(person) => <PersonCard person={person} known={known} />}
      </PeopleGrid>
      <MoreRows
        hasMore={!allShown || more !== undefined}
        isLoading={allShown && more?.isLoading === true}
        failed={allShown && more?.failed === true}
        load={goOn}
        label={people.length === 0 ? 'Search further' : 'Show more people'}
      />
    </div>
  );
}

interface PersonCardProps {
  person: Person;
  known?: Known;
}

const isSame = (one: PersonCardProps, other: PersonCardProps) =>
  one.person === other.person && one.known?.readAt === other.known?.readAt;

/** Drawn anew only for another person or another answer, so that a step costs its own cards and no more. */
const PersonCard = memo(
  ({ person, known }: PersonCardProps) => (
    <PersonRow
      person={person}
      action={
        <ConnectButton userId={person._id} name={person.name} known={known} variant="default" size="sm" />
      }
    />
  ),
  isSame,
);
