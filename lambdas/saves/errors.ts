import { saved as texts } from '../../shared/texts/saved/saved.ts';
import { errorClasses } from '../http/errors.ts';

export const { TooManySavedError } = errorClasses({
  TooManySavedError: [400, 'TOO_MANY', texts.tooMany],
});
