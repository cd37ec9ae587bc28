import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { Person } from '../../../../../shared/model/member.ts';
import { deckScreens as texts } from '../../../../../shared/texts/decks/deck-screens.ts';
import { api } from '../../../api/client.ts';
import { read } from '../../../api/queries.ts';
import { useShareDeck } from './use-deck.ts';

/** Shares the deck of a project with one member; nothing where there is no deck, or they may open it already. */
export function ShareDeckButton({ projectId, member }: { projectId: string; member: Person }) {
  const { data } = useQuery(read(api.decks.get, { params: { projectId } }));
  const { isChanging, share } = useShareDeck(projectId);
  const mayOpen = data?.readers.some((reader) => reader.mayOpen && reader.member._id === member._id);
  if (!data?.deck || mayOpen) return null;
  return (
    <Button
      variant="quiet"
      size="sm"
      loading={isChanging}
      aria-busy={isChanging}
      aria-label={texts.shareDeckWith(member.name)}
      onClick={() => share(member._id)}
    >
      {texts.shareDeck}
    </Button>
  );
}
