import { config } from '../../config.ts';
import { logger } from '../../logger.ts';
import { cost } from '../../telemetry.ts';
import { addressOf, shortAddress } from '../request/address.ts';
import { TRACE_HEADER, traceOf } from '../request/trace-header.ts';
import type { Middleware, RequestContext, Result } from '../request-context.ts';
import { metricFields } from './metrics.ts';

const COST_HEADER = 'server-timing';

function close(requestContext: RequestContext, result: Result | null | undefined): void {
  if (!result) return;
  const { rru, wru, calls, rounds } = cost();
  const { requestId } = requestContext.event.requestContext;
  result.headers = { ...result.headers, [TRACE_HEADER]: traceOf(requestContext.event) };
  if (config().COST_HEADERS)
    result.headers[COST_HEADER] = `rru;dur=${rru}, wru;dur=${wru}, calls;dur=${calls}, rounds;dur=${rounds}`;
  const measured = {
    route: requestContext.route.name,
    status: Number(result.statusCode),
    milliseconds: Date.now() - requestContext.startedAt,
    rru,
    wru,
  };
  logger.info('call', {
    requestId,
    memberId: requestContext.memberId,
    address: shortAddress(addressOf(requestContext)),
    ...measured,
    calls,
    rounds,
    ...metricFields(measured),
  });
}

/**
 * Names the request, logs one line about it, and sends what it cost where that is wanted. Of the caller's address the
 * line holds as much as members see of their sessions: enough to tell one attacker from many, too little for a household.
 */
export const observe: Middleware = {
  after: ({ event, response }) => close(event, response),
  onError: ({ event, response }) => close(event, response),
};
