import { savedSearches as texts } from '../../shared/texts/search/saved-searches.ts';
import { errorClasses } from '../http/errors.ts';

export const { TooManySearchesError, SearchNotFoundError } = errorClasses({
  TooManySearchesError: [400, 'TOO_MANY', texts.tooMany],
  SearchNotFoundError: [404, 'NOT_FOUND', texts.notFound],
});
