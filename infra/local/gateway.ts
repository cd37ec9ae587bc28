import type { IncomingMessage, ServerResponse } from 'node:http';
import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { routeId, routePaths, routes } from '../../shared/api/index.ts';
import type { Route } from '../../shared/api/route.ts';
import { BODY_SPEC_BYTES } from '../../shared/limits.ts';
import { lambdaContext, routeFunction } from './functions.ts';
import { gatewayEvent, pathMatcher } from './gateway-event.ts';

interface Served {
  route: Route;
  routeKey: string;
  match: (path: string) => Record<string, string> | undefined;
}

const parameters = (path: string): number => path.split('{').length;

/** As API Gateway chooses: a literal path before one with parameters. */
const served: Served[] = routes
  .flatMap((route) =>
    routePaths(route).map((path) => ({
      route,
      path,
      routeKey: `${route.method} ${path}`,
      match: pathMatcher(path),
    })),
  )
  .sort((a, b) => parameters(a.path) - parameters(b.path));

async function read(request: IncomingMessage): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request) {
    bytes += chunk.length;
    if (bytes <= BODY_SPEC_BYTES) chunks.push(chunk);
  }
  return bytes <= BODY_SPEC_BYTES ? Buffer.concat(chunks) : undefined;
}

function sendMessage(response: ServerResponse, status: number, message: string): void {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify({ message }));
}

function send(response: ServerResponse, result: APIGatewayProxyStructuredResultV2): void {
  const { statusCode = 200, headers = {}, cookies = [], body = '', isBase64Encoded } = result;
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, String(value));
  if (cookies.length > 0) response.setHeader('set-cookie', cookies);
  response.writeHead(statusCode);
  response.end(isBase64Encoded ? Buffer.from(body, 'base64') : body);
}

/**
 * Answers one request as API Gateway in front of the functions does.
 *
 * @returns false when no route has this path, so that somebody else may answer
 */
export async function answerByFunction(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
  const path = (request.url ?? '/').split('?')[0] ?? '/';
  for (const { route, routeKey, match } of served) {
    const pathParameters = route.method === request.method ? match(path) : undefined;
    if (!pathParameters) continue;
    const body = await read(request);
    if (!body) {
      sendMessage(response, 413, 'Request Entity Too Large');
      return true;
    }
    const event = gatewayEvent(request, body, { routeKey, pathParameters });
    try {
      const run = await routeFunction(route);
      send(response, await run(event, lambdaContext(routeId(route.name), event.requestContext.requestId)));
    } catch (error) {
      console.error(`${routeKey} failed`, error);
      sendMessage(response, 500, 'Internal Server Error');
    }
    return true;
  }
  if (!path.startsWith('/api/')) return false;
  request.resume();
  sendMessage(response, 404, 'Not Found');
  return true;
}
