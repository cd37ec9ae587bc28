import { traceOf } from '../http/request/trace-header.ts';
import { logger } from '../logger.ts';
import { cost, withCost, withTrace } from '../telemetry.ts';
import { type FrameHandler, takeFrame } from './browser-frames.ts';
import { connect } from './connect.ts';
import { removeConnection } from './connections.ts';
import type { LiveEvent, LiveResult } from './event.ts';

/**
 * Creates the function of the live channel, behind API Gateway's WebSocket API.
 *
 * @param handlers what frames of browsers do, of all resources
 */
export const liveHandler =
  (handlers: readonly FrameHandler[]) =>
  (event: LiveEvent): Promise<LiveResult> =>
    withTrace(traceOf({ requestContext: event.requestContext }), () =>
      withCost(async () => {
        const { routeKey, connectionId } = event.requestContext;
        if (routeKey === '$connect') {
          const result = await connect(event);
          logger.info('live connect', { status: result.statusCode, ...cost() });
          return result;
        }
        if (routeKey === '$disconnect') await removeConnection(connectionId);
        else await takeFrame(event, handlers);
        return { statusCode: 200 };
      }),
    );
