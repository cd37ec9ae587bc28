import { subscribe } from '../events/subscriber.ts';
import { startJob } from '../jobs/store.ts';
import { dropUnlessShown } from '../media/dropped-files.ts';
import type { ProjectEvent } from '../projects/events.ts';
import { deckJobKinds } from './jobs/kinds.ts';
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

/** A deck goes along when its project is handed over; copying it may take longer than a batch of events bears. */
const passDecks = on(['project.handedOver'], async (events) => {
  for (const { project } of events) {
    const { deck } = await readDeck(project._id);
    if (deck) await startJob(deckJobKinds.passDeck, { projectId: project._id }, project._id);
  }
});

export const deckSubscribers = [sweepDecks, passDecks];
