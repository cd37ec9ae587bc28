import { decks } from '../../shared/api/decks.ts';
import { decks as texts } from '../../shared/texts/decks/decks.ts';
import { handle } from '../http/handle.ts';
import { claimPrivate } from '../media/claim-private.ts';
import { dropUnlessShown } from '../media/dropped-files.ts';
import { deckKey, deckPath } from '../media/file-keys.ts';
import { readOwnDeck, setDeck } from './store/decks.ts';

const answer = { message: texts.uploaded };

export const handler = handle(
  decks.set,
  async ({ member, params: { projectId }, body, newId, effect }) => {
    const before = await readOwnDeck(member, projectId);
    const memberId = member._id;
    const _id = newId();
    const key = deckKey(memberId, _id);
    const { size, name, store } = await claimPrivate(effect, { kind: 'deck', ...body }, memberId, key);
    const file = deckPath(key);
    // Before it is stored or replaced: whatever of both is not the deck then goes.
    await dropUnlessShown({ memberId, deckOf: projectId, paths: [file, ...(before ? [before.file] : [])] });
    await store();
    await setDeck(effect, member, { _id, projectId, file, name, size }, before);
    return answer;
  },
  () => answer,
);
