import { subscribe } from '../events/subscriber.ts';
import { dropUnlessShown } from '../media/dropped-files.ts';
import type { ProjectEvent } from '../projects/events.ts';
import { readDeck } from './store/read.ts';
import { sweepDeck } from './store/sweep.ts';

const on = subscribe<ProjectEvent>();

/** The deck of a deleted project goes, with its file and with what is known of its readers. */
const sweepDecks = on(['project.deleted'], async (events) => {
  for (const { project } of events) {
    const found = await readDeck(project._id);
    const { deck } = found;
    if (deck) await dropUnlessShown({ memberId: deck.founderId, deckOf: project._id, paths: [deck.file] });
    await sweepDeck(project._id, found);
  }
});

export const deckSubscribers = [sweepDecks];
