import { errors as texts } from '../../shared/texts.ts';
import { errorResult } from '../http/error-envelope.ts';
import { HttpError } from '../http/errors.ts';
import type { Result } from '../http/exchange.ts';

/** Answers every route of `routes.ts` beside this file, in the envelope of all errors. */
export const handler = async (): Promise<Result> =>
  errorResult(new HttpError(501, 'NOT_IMPLEMENTED', texts.notImplemented));
