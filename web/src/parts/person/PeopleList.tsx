import { useState } from 'react';
import { MoreRows } from '../../ui/MoreRows.tsx';
import { ConnectButton } from './ConnectButton.tsx';
import { PeopleGrid } from './PeopleGrid.tsx';
import type { Person } from './PersonRow.tsx';
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
  const shown = people.slice(0, wanted);
  const allShown = shown.length === people.length;
  const goOn = () => {
    setWanted(shown.length + STEP);
    if (allShown) more?.load();
  };
  return (
    <div>
      <PeopleGrid
        people={shown}
        label={label}
        action={({ _id, name }) => <ConnectButton userId={_id} name={name} known={known} variant="plain" />}
      />
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
