import type { APIGatewayProxyEvent } from 'aws-lambda';

/** What API Gateway tells of a connection: how it was opened, each frame, and that it is closed. */
export interface LiveEvent {
  requestContext: {
    routeKey: string;
    connectionId: string;
    requestId: string;
  };
  /** Of the handshake; frames have none. */
  headers?: APIGatewayProxyEvent['headers'];
  body?: string | undefined;
}

/** Refused with this status at the handshake; of a frame nobody hears it. */
export interface LiveResult {
  statusCode: number;
}

/** The handshake as the checks of calls read requests: header names in lower case, cookies apart. */
export function requestOf({ headers = {} }: LiveEvent) {
  const lower = Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]),
  );
  return { event: { headers: lower, cookies: lower.cookie?.split(/;\s*/) ?? [] } };
}
