import { deckJobKinds } from '../decks/jobs/kinds.ts';
import { deckKeys, deckKinds } from '../decks/store/keys.ts';
import { projectKeys } from '../projects/store/keys.ts';
import { at, type Invariant } from './snapshot.ts';

/** A deck stands beside its project as a file of its founder, and who may open it beside the deck, in the list of their own. */
export const decks: Invariant = (table) => [
  ...table.all(deckKinds.deck).flatMap(({ item }) => {
    const project = table.get(projectKeys.project(item.projectId));
    if (!project) return [`of a project that is gone ${at(item)}`];
    return item.founderId === project.founder._id || table.isOpen(deckJobKinds.passDeck, item.projectId)
      ? []
      : [`of another founder ${at(item)}`];
  }),
  ...table.all(deckKinds.reader).flatMap(({ item, values: { memberId } }) => {
    const { gsi1pk, gsi1sk } = deckKeys.bySharedWith(memberId, item.projectId);
    return [
      ...(table.get(deckKeys.deck(item.projectId)) ? [] : [`of a deck that is gone ${at(item)}`]),
      ...(table.mayLeaveItems(memberId) ? [] : [`of a member who is gone ${at(item)}`]),
      ...(item.gsi1pk === gsi1pk && item.gsi1sk === gsi1sk
        ? []
        : [`in another list than its own ${at(item)}`]),
      ...(item.openings.length <= item.openingCount ? [] : [`counts too few openings ${at(item)}`]),
    ];
  }),
];
