import { copy } from '../../media/bucket.ts';
import { dropUnlessShown } from '../../media/dropped-files.ts';
import { deckKey, deckKeyOf, deckPath } from '../../media/file-keys.ts';
import { servedPrivately } from '../../media/served-privately.ts';
import { findProject } from '../../projects/store/projects.ts';
import { newId } from '../../table/ids.ts';
import { retryOnConflict } from '../../table/retry.ts';
import { transact } from '../../table/transact.ts';
import type { Write } from '../../table/write.ts';
import { unrestricted } from '../../visibility/viewer.ts';
import type { DeckItem } from './items.ts';
import { deckKeys } from './keys.ts';
import { readDeck } from './read.ts';

/**
 * Copies the file of a deck to those of another member. Whichever of the two is not the deck in the end is deleted later.
 *
 * @returns the path of the copy; undefined when the file is gone
 * @throws FilesUnavailableError when the bucket cannot be reached
 */
async function copyFile({ projectId, founderId, file, name }: DeckItem, to: string) {
  const from = deckKeyOf(file, founderId);
  if (from === undefined) throw new Error('the deck is no file of its founder');
  const key = deckKey(to, newId());
  const passed = deckPath(key);
  await dropUnlessShown({ memberId: founderId, deckOf: projectId, paths: [file] });
  await dropUnlessShown({ memberId: to, deckOf: projectId, paths: [passed] });
  const isCopied = await copy({ key: from }, key, servedPrivately('application/pdf', 'pdf', name));
  return isCopied ? passed : undefined;
}

/**
 * Stores the deck of a project that was handed over among the files of its founder, so that it stays, with its readers and
 * what they have opened, when the founder before leaves Hearth. A founder is no reader of their own deck. Where the file
 * has gone with the founder before, the deck goes as well. Idempotent.
 */
export const passDeck = (projectId: string): Promise<void> =>
  retryOnConflict(async () => {
    const [project, { deck, readers }] = await Promise.all([
      findProject(unrestricted, projectId),
      readDeck(projectId),
    ]);
    if (!project || !deck || deck.founderId === project.founder._id) return;
    const founderId = project.founder._id;
    const file = await copyFile(deck, founderId);
    const asSeen = { condition: 'version = :seen', values: { ':seen': deck.version } };
    const key = deckKeys.deck(projectId);
    const change: Write = file
      ? {
          key,
          update: 'SET #file = :file, founderId = :founder, version = :next',
          ...asSeen,
          names: { '#file': 'file' },
          values: { ...asSeen.values, ':file': file, ':founder': founderId, ':next': deck.version + 1 },
        }
      : { delete: key, ...asSeen };
    const leaving = readers.filter(({ memberId }) => file === undefined || memberId === founderId);
    await transact([
      change,
      ...leaving.map(({ memberId }): Write => ({ delete: deckKeys.reader(projectId, memberId) })),
    ]);
  });
