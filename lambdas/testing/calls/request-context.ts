import middy from '@middy/core';
import type { Context } from 'aws-lambda';
import type { Route } from '../../../shared/api/route.ts';
import type { Middleware, RequestContext, Result } from '../../http/request-context.ts';
import { lambdaContext } from './context.ts';
import { eventOf, type Request } from './event.ts';

/** A request at the beginning of the chain. */
export const exchangeOf = (route: Route, request?: Request): RequestContext => ({
  route,
  event: eventOf(route, request),
  startedAt: Date.now(),
  rawBody: '',
  params: {},
  query: {},
  body: {},
});

const nothing = async (): Promise<Result> => ({ statusCode: 200, body: '{}' });

/**
 * Sends an exchange through some links alone.
 *
 * @param work the handler behind them
 * @throws what no link has turned into an answer
 */
export const through = async (
  links: Middleware | Middleware[],
  requestContext: RequestContext,
  work: (requestContext: RequestContext) => Promise<Result> = nothing,
): Promise<Result> =>
  middy<RequestContext, Result, Error, Context>().use(links).handler(work)(requestContext, lambdaContext());
