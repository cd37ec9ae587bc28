import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import type { Route } from '../../../shared/api/route.ts';
import { API_PREFIX } from '../../../shared/api/route.ts';

export interface Request {
  params?: Record<string, string>;
  query?: Record<string, string>;
  /** By lower-case name, as the gateway hands them on. */
  headers?: Record<string, string>;
  cookies?: string[];
  /** A text is sent as it is, anything else as JSON with its content type. */
  body?: unknown;
  isBase64Encoded?: boolean;
}

const bodyOf = (body: unknown): { text?: string; type?: string } => {
  if (body === undefined) return {};
  return typeof body === 'string' ? { text: body } : { text: JSON.stringify(body), type: 'application/json' };
};

/** A request as API Gateway sends it to a function, payload format 2.0. */
export function eventOf({ method, path, name }: Route, request: Request = {}): APIGatewayProxyEventV2 {
  const { params, query, headers = {}, cookies, body, isBase64Encoded = false } = request;
  const { text, type } = bodyOf(body);
  const rawPath = `${API_PREFIX}${path.replaceAll(/\{(\w+)\}/g, (_, key: string) => params?.[key] ?? key)}`;
  return {
    version: '2.0',
    routeKey: `${method} ${API_PREFIX}${path}`,
    rawPath,
    rawQueryString: new URLSearchParams(query).toString(),
    headers: { host: 'api.hearth.test', ...(type && { 'content-type': type }), ...headers },
    ...(cookies && { cookies }),
    ...(params && { pathParameters: params }),
    ...(query && { queryStringParameters: query }),
    ...(text !== undefined && { body: text }),
    isBase64Encoded,
    requestContext: {
      accountId: '000000000000',
      apiId: 'unit',
      domainName: 'api.hearth.test',
      domainPrefix: 'api',
      http: { method, path: rawPath, protocol: 'HTTP/1.1', sourceIp: '203.0.113.7', userAgent: 'unit' },
      requestId: `request-of-${name}`,
      routeKey: `${method} ${API_PREFIX}${path}`,
      stage: '$default',
      time: '01/Nov/2026:10:00:00 +0000',
      timeEpoch: 1_793_527_200_000,
    },
  };
}
