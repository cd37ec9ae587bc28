import middy from '@middy/core';
import type { APIGatewayProxyEventV2, Context } from 'aws-lambda';
import type { Answer, Body, Params, Query, Route } from '../../shared/api/route.ts';
import { config } from '../config.ts';
import { withCost } from '../table/cost.ts';
import { newId } from '../table/ids.ts';
import { withPermission } from '../table/permission.ts';
import { withTrace } from '../trace.ts';
import { withViewer } from '../visibility/viewer.ts';
import { conditional, hasSeen } from './answer/conditional.ts';
import { errorEnvelope } from './answer/error-envelope.ts';
import { securityHeaders } from './answer/security-headers.ts';
import { visibleAnswer } from './answer/visible-answer.ts';
import { type Exchange, header, type Result } from './exchange.ts';
import { actOnce, idempotency } from './idempotency.ts';
import type { AccountItem } from './items.ts';
import { countUses } from './limits/daily-limits.ts';
import { observe } from './observe/observe.ts';
import { Reply } from './reply.ts';
import { addressOf } from './request/address.ts';
import { jsonBody } from './request/json-body.ts';
import { sameOrigin, throughDistribution, viewerHost } from './request/origin.ts';
import { traceOf } from './request/trace-header.ts';
import { validation } from './request/validation.ts';
import { browserTokenOf } from './session/known-browser.ts';
import { session } from './session/session.ts';
import { tokenOf } from './session/session-cookie.ts';

/** Who calls, as far as the token says; `account()` is what the session check found. */
export interface Caller {
  _id: string;
  sessionId: string;
  /** Whether the session began with a passkey or a recovery code. */
  isStrong: boolean;
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
  const { memberId, sessionId, isStrong = false, account } = exchange;
  const member =
    memberId && sessionId && account
      ? { _id: memberId, sessionId, isStrong, account: () => account }
      : undefined;
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

async function resultOf<R extends Route>(
  exchange: Exchange,
  given: Answer<R> | Reply<Answer<R>>,
): Promise<Result> {
  const { answer, cookies, next, headers } = given instanceof Reply ? given : new Reply(given);
  const { route } = exchange;
  const visible = await visibleAnswer(exchange, answer);
  const body = config().CHECK_ANSWERS ? route.answer.parse(visible) : visible;
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

/** Does the work of a call beside counting it, if its route is counted; it writes nothing where it is one too many. */
const counted = <T>({ route: { uses }, memberId }: Exchange, work: () => Promise<T>): Promise<T> =>
  uses && memberId ? withPermission(countUses(memberId, [{ kind: uses, by: 1 }]), work) : work();

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
      // Every answer asks who is hidden: begun here, the read runs beside the first one of the work.
      exchange.viewer?.().catch(() => {});
      const call = callOf<R>(exchange);
      const act = () =>
        actOnce(
          exchange,
          async () => resultOf<R>(exchange, await counted(exchange, () => work(call))),
          again && (async (kept) => resultOf<R>(exchange, await again(call, kept))),
        );
      return exchange.viewer ? withViewer(exchange.viewer, act) : act();
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
    return withTrace(traceOf(event), () => withCost(async () => (await chain(exchange, context)) as Result));
  };
}
