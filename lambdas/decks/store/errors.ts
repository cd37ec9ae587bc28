import { decks as texts } from '../../../shared/texts/decks/decks.ts';
import { errorClasses } from '../../http/errors.ts';

export const { DeckNotFoundError, NotEligibleError, TooManyReadersError } = errorClasses({
  /** There is none, or it is not shared with whoever calls: nobody learns which. */
  DeckNotFoundError: [404, 'NOT_FOUND', texts.notFound],
  /** Neither an interested investor nor a connection of the founder. */
  NotEligibleError: [403, 'FORBIDDEN', texts.notEligible],
  TooManyReadersError: [400, 'TOO_MANY', texts.tooManyReaders],
});
