import middy from '@middy/core';
import type { APIGatewayProxyEventV2, Context } from 'aws-lambda';
import { MINUTE } from '../../shared/limits.ts';
import { errorResult } from '../http/answer/error-envelope.ts';
import { keptAtEdge } from '../http/answer/kept-at-edge.ts';
import { HEADERS } from '../http/answer/security-headers.ts';
import { CrossSiteError } from '../http/request/errors.ts';
import { isThroughDistribution } from '../http/request/origin.ts';
import { traceOf } from '../http/request/trace-header.ts';
import type { Result } from '../http/request-context.ts';
import { withTrace } from '../telemetry.ts';

/** How long the distribution keeps what visitors read: what is withdrawn is gone for everybody by then. */
export const AT_EDGE = keptAtEdge(MINUTE);

/** The answer to what cannot be answered, as the API gives it. */
export function refused(error: Error): Result {
  const { headers, ...result } = errorResult(error);
  return { ...result, headers: { ...HEADERS, ...headers } };
}

/** A function for everybody, whom the distribution leads to it: it knows no session. */
export const throughDistribution = (answer: (event: APIGatewayProxyEventV2) => Promise<Result>) =>
  middy<APIGatewayProxyEventV2, Result, Error, Context>().handler((event) =>
    withTrace(traceOf(event), async () =>
      (await isThroughDistribution({ event })) ? answer(event) : refused(new CrossSiteError()),
    ),
  );
