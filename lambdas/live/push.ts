import {
  ApiGatewayManagementApiClient,
  DeleteConnectionCommand,
  GoneException,
  PostToConnectionCommand,
} from '@aws-sdk/client-apigatewaymanagementapi';
import type { ServerFrame } from '../../shared/model/live.ts';
import { config } from '../config.ts';
import { logger } from '../logger.ts';
import { connectionsOf, removeConnection } from './connections.ts';

let client: ApiGatewayManagementApiClient | undefined;

function api(): ApiGatewayManagementApiClient {
  const endpoint = config().LIVE_ENDPOINT;
  if (!endpoint) throw new Error('this function was not given the endpoint of the live channel');
  client ??= new ApiGatewayManagementApiClient({
    endpoint,
    maxAttempts: 2,
    // All that follows from changes waits for pushes, and a lost one does no harm.
    requestHandler: { connectionTimeout: 1_000, requestTimeout: 2_000, throwOnRequestTimeout: true },
  });
  return client;
}

/**
 * Calls API Gateway about a connection, which is forgotten when it turns out to be closed.
 *
 * @returns false when it is closed
 */
async function whileOpen(connectionId: string, call: () => Promise<unknown>): Promise<boolean> {
  try {
    await call();
  } catch (error) {
    if (error instanceof GoneException) {
      await removeConnection(connectionId);
      return false;
    }
    // What is pushed can be read as well, so nothing waits for a push that fails.
    logger.error('push failed', { connectionId, error: error instanceof Error ? error : String(error) });
  }
  return true;
}

/** Sends a frame to one connection; returns false when it is closed. */
export const sendFrame = (connectionId: string, frame: ServerFrame): Promise<boolean> =>
  whileOpen(connectionId, () =>
    api().send(new PostToConnectionCommand({ ConnectionId: connectionId, Data: JSON.stringify(frame) })),
  );

/** Closes a connection and forgets it. */
export async function closeConnection(connectionId: string): Promise<void> {
  await whileOpen(connectionId, () =>
    api().send(new DeleteConnectionCommand({ ConnectionId: connectionId })),
  );
  await removeConnection(connectionId);
}

/** Sends a frame to all open connections of a member. */
export async function push(memberId: string, frame: ServerFrame): Promise<void> {
  const connections = await connectionsOf(memberId);
  await Promise.all(connections.map(({ connectionId }) => sendFrame(connectionId, frame)));
}
