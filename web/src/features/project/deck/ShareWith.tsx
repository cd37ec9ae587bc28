import { Autocomplete } from '@mantine/core';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { PAGE_MAX } from '../../../../../shared/limits.ts';
import type { DeckReader } from '../../../../../shared/model/deck.ts';
import type { Person } from '../../../../../shared/model/member.ts';
import { deckScreens as texts } from '../../../../../shared/texts/decks/deck-screens.ts';
import { api } from '../../../api/client.ts';
import { pages, read } from '../../../api/queries.ts';
import { useShareDeck } from './use-deck.ts';

/** Names are not unique; usernames are. */
const labelOf = ({ name, username }: Person): string => `${name} (${username})`;

interface ShareWithProps {
  projectId: string;
  readers: readonly DeckReader[];
}

/** Where a founder chooses by name with whom to share the deck: interested investors first, then connections. */
export function ShareWith({ projectId, readers }: ShareWithProps) {
  const [typed, setTyped] = useState('');
  const interested = useInfiniteQuery(pages(api.interests.list, { params: { projectId } }));
  const connections = useQuery(read(api.connections.list, { query: { limit: PAGE_MAX } }));
  const { isChanging, share } = useShareDeck(projectId);
  const may = new Set(readers.filter(({ mayOpen }) => mayOpen).map(({ member }) => member._id));
  const people: Person[] = [
    ...(interested.data?.pages.flatMap(({ rows }) => rows.map(({ investor }) => investor)) ?? []),
    ...(connections.data ?? []),
  ];
  const byLabel = new Map(
    people.filter(({ _id }) => !may.has(_id)).map((person) => [labelOf(person), person._id]),
  );
  const labels = [...byLabel.keys()];
  const fits = labels.filter((label) => label.toLowerCase().includes(typed.trim().toLowerCase()));
  return (
    <Autocomplete
      label={texts.shareWith}
      description={texts.shareHint}
      data={labels}
      limit={8}
      value={typed}
      readOnly={isChanging}
      error={typed.trim() !== '' && fits.length === 0 ? texts.nobodyFound : undefined}
      onChange={setTyped}
      onOptionSubmit={(label) => {
        const memberId = byLabel.get(label);
        if (memberId !== undefined) share(memberId);
        // The option would be written into the field behind this.
        setTimeout(() => setTyped(''));
      }}
    />
  );
}
