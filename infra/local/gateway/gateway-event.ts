import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { edgeFunction } from './edge.ts';

/** The route that matches a request, with its path parameters. */
interface Match {
  routeKey: string;
  pathParameters: Record<string, string>;
}

/** In the form of API Gateway's: what calls write holds it, and costs by its length. */
export const newRequestId = (): string => randomBytes(11).toString('base64');

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** Compiles a path template such as `/api/v1/posts/{postId}`; `{name+}` matches the rest of the path. */
export function pathMatcher(template: string): (path: string) => Record<string, string> | undefined {
  const pattern = new RegExp(
    `^${template.replaceAll(/\{(\w+)(\+?)\}/g, (_, name, greedy) => `(?<${name}>${greedy ? '.+' : '[^/]+'})`)}$`,
  );
  return (path) => {
    const found = pattern.exec(path);
    if (!found) return undefined;
    return Object.fromEntries(
      Object.entries(found.groups ?? {}).map(([name, value]) => [name, decoded(value)]),
    );
  };
}

const isText = (contentType: string): boolean =>
  contentType === '' ||
  /^(text\/|application\/(json|x-www-form-urlencoded|xml|javascript))/i.test(contentType);

const forwardViewer = edgeFunction('hand-on-viewer');

/** The headers that the distribution sets to the viewer's host and address. */
export function viewerHeaders({ headers, socket }: IncomingMessage): Record<string, string> {
  const request = { uri: '/', headers: { host: { value: headers.host ?? '' } } };
  const forwarded = forwardViewer(request, socket.remoteAddress ?? '127.0.0.1').headers;
  return Object.fromEntries(Object.entries(forwarded).map(([name, { value }]) => [name, value]));
}

/** Headers as API Gateway forwards them: lower case, repeated headers joined, without cookies. */
function headersOf({ headers }: IncomingMessage): Record<string, string> {
  const { cookie, ...rest } = headers;
  return Object.fromEntries(
    Object.entries(rest).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.join(',') : (value ?? ''),
    ]),
  );
}

function queryOf(rawQueryString: string): Record<string, string> {
  const query: Record<string, string> = {};
  for (const [name, value] of new URLSearchParams(rawQueryString))
    query[name] = query[name] === undefined ? value : `${query[name]},${value}`;
  return query;
}

/**
 * Builds the API Gateway event of a request (payload format 2.0).
 *
 * @param body the complete request body
 */
export function gatewayEvent(
  request: IncomingMessage,
  body: Buffer,
  { routeKey, pathParameters }: Match,
): APIGatewayProxyEventV2 {
  const url = Buffer.from(request.url ?? '/', 'latin1').toString('utf8');
  const cut = url.indexOf('?');
  const rawPath = cut < 0 ? url : url.slice(0, cut);
  const rawQueryString = cut < 0 ? '' : url.slice(cut + 1);
  const headers = headersOf(request);
  const text = isText(headers['content-type'] ?? '');
  return {
    version: '2.0',
    routeKey,
    rawPath,
    rawQueryString,
    headers: { ...headers, ...viewerHeaders(request) },
    ...(request.headers.cookie && { cookies: request.headers.cookie.split(/;\s*/) }),
    ...(rawQueryString && { queryStringParameters: queryOf(rawQueryString) }),
    ...(Object.keys(pathParameters).length > 0 && { pathParameters }),
    ...(body.length > 0 && { body: body.toString(text ? 'utf8' : 'base64') }),
    isBase64Encoded: body.length > 0 && !text,
    requestContext: {
      accountId: '000000000000',
      apiId: 'local',
      domainName: headers.host ?? 'localhost',
      domainPrefix: 'local',
      http: {
        method: request.method ?? 'GET',
        path: rawPath,
        protocol: `HTTP/${request.httpVersion}`,
        sourceIp: request.socket.remoteAddress ?? '127.0.0.1',
        userAgent: headers['user-agent'] ?? '',
      },
      requestId: newRequestId(),
      routeKey,
      stage: '$default',
      time: new Date().toISOString(),
      timeEpoch: Date.now(),
    },
  };
}
