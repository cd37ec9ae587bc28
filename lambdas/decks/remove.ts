import { decks } from '../../shared/api/decks.ts';
import { decks as texts } from '../../shared/texts/decks/decks.ts';
import { handle } from '../http/handle.ts';
import { removeDeck } from './store/decks.ts';

const answer = { message: texts.deleted };

export const handler = handle(
  decks.remove,
  async ({ member, params, effect }) => {
    await removeDeck(effect, member, params.projectId);
    return answer;
  },
  () => answer,
);
