import type { MiddlewareObj } from '@middy/core';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2, Context } from 'aws-lambda';
import type { Route } from '../../shared/api/route.ts';
import type { IdempotencyMarker } from '../table/idempotency-marker.ts';
import type { Viewer } from '../visibility/viewer.ts';
import type { AccountItem } from './items.ts';

/** One request on its way through the chain: what came in, and what the links made of it. */
export interface RequestContext {
  route: Route;
  event: APIGatewayProxyEventV2;
  startedAt: number;
  /** The body as text, once it is known to be JSON of a bearable size. */
  rawBody: string;
  params: unknown;
  query: unknown;
  body: unknown;
  /** Set as soon as the token is known to be ours; only `account` tells whether its session still lives. */
  memberId?: string;
  /** The session that the token names; set with `memberId`. */
  sessionId?: string;
  /** Whether that session began with more than a password; set with `memberId`. */
  isStrong?: boolean;
  /** The caller's account once session and role are checked; rejects when the call is not allowed. */
  account?: Promise<AccountItem>;
  /** Who is hidden from the caller; set with `account`. */
  viewer?: Viewer;
  /** By which this call acts only once under its Idempotency-Key. */
  marker?: IdempotencyMarker;
  /** What is kept of an earlier call that has acted under the same Idempotency-Key. */
  earlier?: { kept: string } | undefined;
}

export type Result = APIGatewayProxyStructuredResultV2;

/** A link of the one chain that every route runs in. */
export type Middleware = MiddlewareObj<RequestContext, Result, Error, Context>;

/** A request as far as its headers go; a handshake of the live channel has no more. */
export interface HasHeaders {
  event: Partial<Pick<APIGatewayProxyEventV2, 'cookies'>> & Pick<APIGatewayProxyEventV2, 'headers'>;
}

/** A request header by its lower-case name. */
export const header = ({ event }: HasHeaders, name: string): string | undefined => event.headers[name];
