import { config } from '../config.ts';
import { logger } from '../logger.ts';
import { cost } from '../table/cost.ts';
import type { Exchange, Link, Result } from './exchange.ts';

const COST_HEADER = 'server-timing';

function close(exchange: Exchange, result: Result | null | undefined): void {
  if (!result) return;
  const { rru, wru, calls } = cost();
  const requestId = exchange.event.requestContext.requestId;
  result.headers = { ...result.headers, 'x-request-id': requestId };
  if (config().COST_HEADERS)
    result.headers[COST_HEADER] = `rru;dur=${rru}, wru;dur=${wru}, calls;dur=${calls}`;
  logger.info('call', {
    requestId,
    route: exchange.route.name,
    memberId: exchange.memberId,
    status: result.statusCode,
    milliseconds: Date.now() - exchange.startedAt,
    rru,
    wru,
    calls,
  });
}

/** Names the request, logs one line about it, and sends what it cost where that is wanted. */
export const observe: Link = {
  after: ({ event, response }) => close(event, response),
  onError: ({ event, response }) => close(event, response),
};
