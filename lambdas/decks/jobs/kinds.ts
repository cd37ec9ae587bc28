import { jobKind } from '../../jobs/kind.ts';

export const deckJobKinds = {
  /** Passes the deck of a project that was handed over to its founder. */
  passDeck: jobKind<{ projectId: string }>('pass-deck'),
};
