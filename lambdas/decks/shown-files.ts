import type { ShownFiles } from '../media/cleanup.ts';
import { get } from '../table/table.ts';
import { deckKeys } from './store/keys.ts';

/** The deck of a project. */
export const shownByDeck: ShownFiles = ({ deckOf }) =>
  deckOf === undefined
    ? undefined
    : get(deckKeys.deck(deckOf), { consistent: true }).then((deck) => [deck?.file ?? '']);
