import type { ErrorEnvelope } from '../../../shared/model/error.ts';
import { logger } from '../../logger.ts';
import { ConditionFailedError, ContendedError, TableUnavailableError } from '../../table/errors.ts';
import { BusyError, Conflict, HttpError, InternalError, UnavailableError } from '../errors.ts';
import type { Middleware, Result } from '../request-context.ts';

const known = (error: Error | null | undefined): HttpError => {
  if (error instanceof HttpError) return error;
  if (error instanceof TableUnavailableError) return new UnavailableError();
  if (error instanceof ContendedError) return new BusyError();
  if (error instanceof ConditionFailedError) return new Conflict();
  return new InternalError();
};

/**
 * Shapes an error as clients read it: never a stack, a key or the text of a library.
 *
 * @param error anything thrown; what is no HttpError becomes a 500 or 503 that says nothing of its cause
 */
export function errorResult(error: Error | null | undefined): Result {
  const { status, code, message, until, issues, headers } = known(error);
  const envelope: ErrorEnvelope = {
    message,
    error: message,
    code,
    ...(until && { until }),
    ...(issues && { issues }),
  };
  return {
    statusCode: status,
    headers: { 'content-type': 'application/json; charset=utf-8', ...headers },
    body: JSON.stringify(envelope),
  };
}

/** Turns whatever was thrown into an answer, and logs what is our fault. */
export const errorEnvelope: Middleware = {
  onError: (request) => {
    const result = errorResult(request.error);
    if (Number(result.statusCode) >= 500)
      logger.error('call failed', { route: request.event.route.name, error: request.error ?? 'unknown' });
    request.response = result;
  },
};
