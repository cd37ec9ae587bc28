import type { IncomingMessage, ServerResponse } from 'node:http';
import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { HEADERS } from '../../../lambdas/http/answer/security-headers.ts';
import { routeId, routePaths, routes } from '../../../shared/api/index.ts';
import { BODY_GATEWAY_BYTES } from '../../../shared/limits.ts';
import type { ErrorEnvelope } from '../../../shared/model/error.ts';
import { errors as texts } from '../../../shared/texts.ts';
import { NOT_FOUND_PATH, PAGE_PATHS, PAGE_PICTURE_PATHS } from '../../entry-points.ts';
import { entryPoint, lambdaContext, type RouteFunction, routeFunction } from '../functions.ts';
import { gatewayEvent, pathMatcher } from './gateway-event.ts';

interface Served {
  id: string;
  method: string;
  path: string;
  match: (path: string) => Record<string, string> | undefined;
  load: () => Promise<RouteFunction>;
}

const ANY = 'ANY';

const parameters = (path: string): number => path.split('{').length;

/** What a function for visitors answers. */
const forVisitors = (id: 'pages' | 'page-pictures', paths: readonly string[]) =>
  paths.flatMap((path) =>
    ['GET', 'HEAD'].map((method) => ({ id, method, path, load: () => entryPoint(id) })),
  );

/** Routes in the order in which API Gateway prefers them: literal paths, paths with parameters, then the catch-all. */
const served: Served[] = [
  ...routes
    .flatMap((route) => routePaths(route).map((path) => ({ route, path })))
    .sort((a, b) => parameters(a.path) - parameters(b.path))
    .map(({ route, path }) => ({
      id: routeId(route.name),
      method: route.method,
      path,
      load: () => routeFunction(route),
    })),
  ...forVisitors('pages', PAGE_PATHS),
  ...forVisitors('page-pictures', PAGE_PICTURE_PATHS),
  { id: 'not-found', path: NOT_FOUND_PATH, method: ANY, load: () => entryPoint('not-found') },
].map((one) => ({ ...one, match: pathMatcher(one.path) }));

async function read(request: IncomingMessage): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request) {
    bytes += chunk.length;
    if (bytes <= BODY_GATEWAY_BYTES) chunks.push(chunk);
  }
  return bytes <= BODY_GATEWAY_BYTES ? Buffer.concat(chunks) : undefined;
}

function sendError(response: ServerResponse, status: number, code: string, message: string): void {
  const envelope: ErrorEnvelope = { message, error: message, code };
  response.writeHead(status, { ...HEADERS, 'content-type': 'application/json' });
  response.end(JSON.stringify(envelope));
}

function send(response: ServerResponse, result: APIGatewayProxyStructuredResultV2): void {
  const { statusCode = 200, headers = {}, cookies = [], body = '', isBase64Encoded } = result;
  const content = Buffer.from(body, isBase64Encoded ? 'base64' : 'utf8');
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, String(value));
  if (cookies.length > 0) response.setHeader('set-cookie', cookies);
  if (content.length > 0) response.setHeader('content-length', content.length);
  response.writeHead(statusCode);
  response.end(content);
}

const pathOf = ({ url = '/' }: IncomingMessage): string => url.split('?')[0] ?? '/';

const isServedBy =
  (wanted: string) =>
  (request: IncomingMessage): boolean =>
    served.some(({ id, match }) => id === wanted && match(pathOf(request)) !== undefined);

/** Whether the function of public pages answers a request. */
export const isPage = isServedBy('pages');

/** Whether the function of preview pictures does. */
export const isPagePicture = isServedBy('page-pictures');

/**
 * Answers a request by the function of its route, as API Gateway does.
 *
 * @returns false when the path is outside of the API
 */
export async function answerByFunction(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
  const path = pathOf(request);
  for (const { id, method, path: template, match, load } of served) {
    const pathParameters = method === request.method || method === ANY ? match(path) : undefined;
    if (!pathParameters) continue;
    const body = await read(request);
    if (!body) {
      sendError(response, 413, 'TOO_LARGE', texts.bodyTooLarge);
      return true;
    }
    const routeKey = `${method} ${template}`;
    const event = gatewayEvent(request, body, { routeKey, pathParameters });
    try {
      const run = await load();
      send(response, await run(event, lambdaContext(id, event.requestContext.requestId)));
    } catch (error) {
      console.error(`${routeKey} failed`, error);
      sendError(response, 500, 'INTERNAL', texts.somethingWentWrong);
    }
    return true;
  }
  return false;
}
