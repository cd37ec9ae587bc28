import { decks } from '../../shared/api/decks.ts';
import { decks as texts } from '../../shared/texts/decks/decks.ts';
import { handle } from '../http/handle.ts';
import { addReader } from './store/decks.ts';

const answer = { message: texts.shared };

export const handler = handle(
  decks.addReader,
  async ({ member, params: { projectId, memberId }, effect }) => {
    await addReader(effect, member, projectId, memberId);
    return answer;
  },
  () => answer,
);
