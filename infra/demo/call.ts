import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import type { Answer, BodyInput, ParamsInput, Route } from '../../shared/api/route.ts';
import { API_PREFIX } from '../../shared/api/route.ts';
import { lambdaContext, routeFunction } from '../local/functions.ts';

/** A signed-in member of the demo community. */
export interface Caller {
  username: string;
  cookie: string;
}

interface Request<R> {
  params?: ParamsInput<R>;
  body?: BodyInput<R>;
}

let calls = 0;

function eventOf(
  route: Route,
  cookie: string,
  params: Record<string, string>,
  body: string,
): APIGatewayProxyEventV2 {
  const { method, path } = route;
  const rawPath = `${API_PREFIX}${path.replaceAll(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '')}`;
  const routeKey = `${method} ${API_PREFIX}${path}`;
  const at = Date.now();
  calls += 1;
  return {
    version: '2.0',
    routeKey,
    rawPath,
    rawQueryString: '',
    headers: { host: 'localhost', 'content-type': 'application/json' },
    cookies: [cookie],
    pathParameters: params,
    ...(body && { body }),
    isBase64Encoded: false,
    requestContext: {
      accountId: '000000000000',
      apiId: 'seed',
      domainName: 'localhost',
      domainPrefix: 'localhost',
      http: { method, path: rawPath, protocol: 'HTTP/1.1', sourceIp: '127.0.0.1', userAgent: 'seed' },
      requestId: `seed-${calls}`,
      routeKey,
      stage: '$default',
      time: new Date(at).toISOString(),
      timeEpoch: at,
    },
  };
}

/**
 * Calls the deployed function of a route as a member, without HTTP.
 *
 * @throws Error when the route refuses the call
 */
export async function call<R extends Route>(
  caller: Caller,
  route: R,
  { params, body }: Request<R> = {},
): Promise<Answer<R>> {
  const run = await routeFunction(route);
  const sent = body === undefined ? '' : JSON.stringify(body);
  const event = eventOf(route, caller.cookie, { ...params }, sent);
  const { statusCode = 200, body: answer = '' } = await run(
    event,
    lambdaContext(route.name, event.requestContext.requestId),
  );
  if (statusCode >= 300)
    throw new Error(
      `the seed calls ${route.name} as ${caller.username}: ${statusCode} ${answer} (sent ${sent.slice(0, 200)})`,
    );
  return JSON.parse(answer);
}
