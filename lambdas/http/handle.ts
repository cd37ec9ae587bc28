import middy from '@middy/core';
import type { APIGatewayProxyEventV2, Context } from 'aws-lambda';
import type { Answer, Body, Params, Query, Route } from '../../shared/api/route.ts';
import { config } from '../config.ts';
import { type Effect, withEffect } from '../table/effect.ts';
import type { IdempotencyMarker } from '../table/idempotency-marker.ts';
import { newId } from '../table/ids.ts';
import { withCost, withTrace } from '../telemetry.ts';
import { unrestricted, type ViewingMember } from '../visibility/viewer.ts';
import { conditional, hasSeen } from './answer/conditional.ts';
import { errorEnvelope } from './answer/error-envelope.ts';
import { keptAtEdge } from './answer/kept-at-edge.ts';
import { securityHeaders } from './answer/security-headers.ts';
import { visibleAnswer } from './answer/visible-answer.ts';
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
import { header, type RequestContext, type Result } from './request-context.ts';
import { browserTokenOf } from './session/known-browser.ts';
import { session } from './session/session.ts';
import { tokenOf } from './session/session-cookie.ts';

/**
 * Who calls, as far as the token says; `account()` is what the session check found. They are the viewer of what is read for
 * them; nobody is hidden from them on routes of administrators and on those that show hidden members.
 */
export interface Caller extends ViewingMember {
  sessionId: string;
  /** Whether the session began with a passkey or a recovery code. */
  isStrong: boolean;
  account(): Promise<AccountItem>;
}

/** What a repeat gets, whose effect an earlier call has had. */
export interface RepeatedCall<R> {
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
  saveForReplay(value: string): void;
  /** Whether the caller already has the answer with this `ETag`, so that it need not be made. */
  hasSeen(tag: string): boolean;
}

/** What a route's function gets. */
export interface Call<R> extends RepeatedCall<R> {
  /** By which the call writes what it changes; undefined where it only reads. */
  effect: R extends { method: 'GET' } ? undefined : Effect;
}

type Work<R> = (call: Call<R>) => Promise<Answer<R> | Reply<Answer<R>>>;

/** Makes the answer of a call that has acted before; `kept` is what the call has kept, "" when that is nothing. */
type Replay<R> = (
  call: RepeatedCall<R>,
  kept: string,
) => Answer<R> | Reply<Answer<R>> | Promise<Answer<R> | Reply<Answer<R>>>;

/** Routes whose repeats need no answer of their own. */
type Unrepeated = Route & ({ method: 'GET' } | { repeatable: true });

type Handler = (event: APIGatewayProxyEventV2, context: Context) => Promise<Result>;

function callOf<R extends Route>(requestContext: RequestContext, effect?: Effect): Call<R> {
  const { memberId, sessionId, isStrong = false, account, viewer = unrestricted } = requestContext;
  const member =
    memberId && sessionId && account !== undefined
      ? { _id: memberId, sessionId, isStrong, account: () => account, hidden: viewer.hidden }
      : undefined;
  const call = {
    params: requestContext.params,
    query: requestContext.query,
    body: requestContext.body,
    member,
    address: addressOf(requestContext),
    host: viewerHost(requestContext),
    userAgent: header(requestContext, 'user-agent') ?? '',
    token: tokenOf(requestContext),
    browserToken: browserTokenOf(requestContext),
    newId,
    effect,
    saveForReplay: (value: string) => {
      if (requestContext.marker) requestContext.marker.kept = value;
    },
    hasSeen: (tag: string) => hasSeen(requestContext, tag),
  };
  // The links before have parsed each part with this route's own schemas.
  return call as Call<R>;
}

function linkTo({ event }: RequestContext, name: 'cursor' | 'page', value: string): string {
  const query = new URLSearchParams(event.rawQueryString);
  query.set(name, value);
  return `<${event.rawPath}?${query}>; rel="next"`;
}

async function resultOf<R extends Route>(
  requestContext: RequestContext,
  given: Answer<R> | Reply<Answer<R>>,
): Promise<Result> {
  const { answer, cookies, next, nextPage, headers } = given instanceof Reply ? given : new Reply(given);
  const { route } = requestContext;
  const visible = await visibleAnswer(requestContext, answer);
  const body = config().CHECK_ANSWERS ? route.answer.parse(visible) : visible;
  return {
    statusCode: route.status ?? 200,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      ...(route.keptAtEdge && { 'cache-control': keptAtEdge(route.keptAtEdge) }),
      ...(next && { link: linkTo(requestContext, 'cursor', next) }),
      ...(nextPage && { link: linkTo(requestContext, 'page', String(nextPage)) }),
      ...headers,
    },
    ...(cookies.length > 0 && { cookies }),
    body: JSON.stringify(body),
  };
}

/** Does the work of a call beside counting it, if its route is counted; it writes nothing where it is one too many. */
function counted<R extends Route>(
  requestContext: RequestContext,
  marker: IdempotencyMarker | undefined,
  work: Work<R>,
): ReturnType<Work<R>> {
  const { route, memberId } = requestContext;
  const permission = route.uses && memberId ? countUses(memberId, [{ kind: route.uses, by: 1 }]) : undefined;
  return withEffect({ marker, permission }, (effect) => work(callOf<R>(requestContext, effect)));
}

/**
 * Makes the Lambda of one route: the one chain around its work.
 *
 * @param route the route of the contract that this function serves
 * @param work decides, writes and shapes the answer; throws an HttpError where a rule is broken
 * @param replay makes the answer for a repeat under the same Idempotency-Key, without another effect
 * @returns a handler of API Gateway events, payload format 2.0
 */
export function handle<const R extends Unrepeated>(route: R, work: Work<R>): Handler;
export function handle<const R extends Route>(route: R, work: Work<R>, replay: Replay<R>): Handler;
export function handle<const R extends Route>(route: R, work: Work<R>, replay?: Replay<R>): Handler {
  const chain = middy<RequestContext, Result, Error, Context>()
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
    .handler(async (requestContext) => {
      if (route.method !== 'GET') await requestContext.account;
      // Every answer asks who is hidden: begun here, the read runs beside the first one of the work.
      requestContext.viewer?.hidden().catch(() => {});
      return actOnce(
        requestContext,
        async (marker) => resultOf<R>(requestContext, await counted(requestContext, marker, work)),
        replay &&
          (async (kept) => resultOf<R>(requestContext, await replay(callOf<R>(requestContext), kept))),
      );
    });
  return (event, context) => {
    const requestContext: RequestContext = {
      route,
      event,
      startedAt: Date.now(),
      rawBody: '',
      params: {},
      query: {},
      body: {},
    };
    return withTrace(traceOf(event), () =>
      withCost(async () => (await chain(requestContext, context)) as Result),
    );
  };
}
