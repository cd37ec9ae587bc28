import { DynamoDBClient } from '@aws-sdk/client-dynamodb';

/** The part of a request of the AWS SDK that says what it does. */
export interface ServiceRequest {
  method: string;
  path: string;
  query?: Record<string, unknown>;
  headers: Record<string, string>;
  body?: unknown;
}

type Send<Reply> = (request: ServiceRequest, options?: unknown) => Promise<Reply>;

/** A header of a request by its lower-case name; "" when there is none. */
export const headerOf = ({ headers }: ServiceRequest, wanted: string): string =>
  Object.entries(headers).find(([name]) => name.toLowerCase() === wanted)?.[1] ?? '';

/** What a request says in JSON. */
export const jsonOf = ({ body }: ServiceRequest): unknown =>
  JSON.parse(body instanceof Uint8Array ? new TextDecoder().decode(body) : String(body));

/**
 * Stands from now on between all clients of the SDK in this process and their services.
 *
 * @param intercept gets each request, and what sends it
 */
export function interceptRequests<Reply>(
  intercept: (request: ServiceRequest, send: () => Promise<Reply>) => Promise<Reply>,
): void {
  /** All clients send by handlers of one class. */
  const handlers: { handle: Send<Reply> } = Object.getPrototypeOf(
    new DynamoDBClient({}).config.requestHandler,
  );
  const { handle } = handlers;
  handlers.handle = function intercepted(request, options) {
    return intercept(request, () => handle.call(this, request, options));
  };
}
