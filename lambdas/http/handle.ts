import middy from '@middy/core';
import type { APIGatewayProxyEventV2, Context } from 'aws-lambda';
import type { Answer, Body, Params, Query, Route } from '../../shared/api/route.ts';
import { config } from '../config.ts';
import { withCost } from '../table/cost.ts';
import { newId } from '../table/ids.ts';
import { addressOf } from './address.ts';
import { conditional, hasSeen } from './conditional.ts';
import { errorEnvelope } from './error-envelope.ts';
import { type Exchange, header, type Result } from './exchange.ts';
import { actOnce, idempotency } from './idempotency.ts';
import type { AccountItem } from './items.ts';
import { jsonBody } from './json-body.ts';
import { observe } from './observe.ts';
import { sameOrigin, throughDistribution, viewerHost } from './origin.ts';
import { Reply } from './reply.ts';
import { securityHeaders } from './security-headers.ts';
import { browserTokenOf } from './session/known-browser.ts';
import { session } from './session/session.ts';
import { tokenOf } from './session/session-cookie.ts';
import { validation } from './validation.ts';

/** Who calls, as far as the token says; `account()` is what the session check found. */
export interface Caller {
  _id: string;
  sessionId: string;
  account(): Promise<AccountItem>;
}

/** What a route's function gets. */
export interface Call<R> {
  params: Params<R>;
  query: Query<R>;
  body: Body<R>;
  /** The caller; undefined on public routes. */
  member: R extends { auth: 'public' } ? undefined : Caller;
  /** Where the call came from, for limits per address. */
  address: string;
  /** The host of the page that calls, with its port where that is not the usual one. */
  host: string;
  /** What the browser calls itself; "" when it says nothing. */
  userAgent: string;
  /** The session token that came along, live or not. */
  token: string | undefined;
  /** What the browser is known by where somebody has signed in there before. */
  browserToken: string | undefined;
  newId(): string;
  /** Keeps what the answer of a repeat under the same Idempotency-Key is made of; before the effect of the call. */
  keep(value: string): void;
  /** Whether the caller already has the answer with this `ETag`, so that it need not be made. */
  hasSeen(tag: string): boolean;
}

type Work<R> = (call: Call<R>) => Promise<Answer<R> | Reply<Answer<R>>>;

/** Makes the answer of a call that has acted before; `kept` is what the call has kept, "" when that is nothing. */
type Again<R> = (
  call: Call<R>,
  kept: string,
) => Answer<R> | Reply<Answer<R>> | Promise<Answer<R> | Reply<Answer<R>>>;

/** Routes whose repeats need no answer of their own. */
type Unrepeated = Route & ({ method: 'GET' } | { repeatable: true });

type Handler = (event: APIGatewayProxyEventV2, context: Context) => Promise<Result>;

function callOf<R extends Route>(exchange: Exchange): Call<R> {
  const { memberId, sessionId, account } = exchange;
  const member =
    memberId && sessionId && account ? { _id: memberId, sessionId, account: () => account } : undefined;
  const call = {
    params: exchange.params,
    query: exchange.query,
    body: exchange.body,
    member,
    address: addressOf(exchange),
    host: viewerHost(exchange),
    userAgent: header(exchange, 'user-agent') ?? '',
    token: tokenOf(exchange),
    browserToken: browserTokenOf(exchange),
    newId,
    keep: (value: string) => {
      if (exchange.marker) exchange.marker.kept = value;
    },
    hasSeen: (tag: string) => hasSeen(exchange, tag),
  };
  // The links before have parsed each part with this route's own schemas.
  return call as Call<R>;
}

function linkTo({ event }: Exchange, cursor: string): string {
  const query = new URLSearchParams(event.rawQueryString);
  query.set('cursor', cursor);
  return `<${event.rawPath}?${query}>; rel="next"`;
}

function resultOf<R extends Route>(exchange: Exchange, given: Answer<R> | Reply<Answer<R>>): Result {
  const { answer, cookies, next, headers } = given instanceof Reply ? given : new Reply(given);
  const { route } = exchange;
  const body = config().CHECK_ANSWERS ? route.answer.parse(answer) : answer;
  return {
    statusCode: route.status ?? 200,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      ...(next && { link: linkTo(exchange, next) }),
      ...headers,
    },
    ...(cookies.length > 0 && { cookies }),
    body: JSON.stringify(body),
  };
}

/**
 * Makes the Lambda of one route: the one chain around its work.
 *
 * @param route the route of the contract that this function serves
 * @param work decides, writes and shapes the answer; throws an HttpError where a rule is broken
 * @param again makes the answer for a repeat under the same Idempotency-Key, without another effect
 * @returns a handler of API Gateway events, payload format 2.0
 */
export function handle<const R extends Unrepeated>(route: R, work: Work<R>): Handler;
export function handle<const R extends Route>(route: R, work: Work<R>, again: Again<R>): Handler;
export function handle<const R extends Route>(route: R, work: Work<R>, again?: Again<R>): Handler {
  const chain = middy<Exchange, Result, Error, Context>()
    .use(observe)
    .use(securityHeaders)
    .use(errorEnvelope)
    .use(throughDistribution)
    .use(sameOrigin)
    .use(conditional)
    .use(session)
    .use(jsonBody)
    .use(validation)
    .use(idempotency)
    .handler(async (exchange) => {
      if (route.method !== 'GET') await exchange.account;
      const call = callOf<R>(exchange);
      return actOnce(
        exchange,
        async () => resultOf<R>(exchange, await work(call)),
        again && (async (kept) => resultOf<R>(exchange, await again(call, kept))),
      );
    });
  return (event, context) => {
    const exchange: Exchange = {
      route,
      event,
      startedAt: Date.now(),
      rawBody: '',
      params: {},
      query: {},
      body: {},
    };
    return withCost(async () => (await chain(exchange, context)) as Result);
  };
}
