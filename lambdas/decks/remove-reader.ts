import { decks } from '../../shared/api/decks.ts';
import { decks as texts } from '../../shared/texts/decks/decks.ts';
import { handle } from '../http/handle.ts';
import { removeReader } from './store/decks.ts';

const answer = { message: texts.stopped };

export const handler = handle(
  decks.removeReader,
  async ({ member, params: { projectId, memberId }, effect }) => {
    await removeReader(effect, member, projectId, memberId);
    return answer;
  },
  () => answer,
);
