import { AsyncLocalStorage } from 'node:async_hooks';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2, Context } from 'aws-lambda';
import { routeFile, routeId } from '../../shared/api/index.ts';
import type { Route } from '../../shared/api/route.ts';
import { ENTRY_POINTS, type EntryPoint } from '../entry-points.ts';

export type RouteFunction = (
  event: APIGatewayProxyEventV2,
  context: Context,
) => Promise<APIGatewayProxyStructuredResultV2>;

const LAMBDAS = new URL('../../lambdas/', import.meta.url);

/** The context a function runs in; time is not short on this machine. */
export function lambdaContext(functionName: string, requestId: string): Context {
  return {
    functionName,
    functionVersion: '$LATEST',
    invokedFunctionArn: `arn:aws:lambda:us-east-1:000000000000:function:${functionName}`,
    memoryLimitInMB: '512',
    awsRequestId: requestId,
    logGroupName: functionName,
    logStreamName: 'local',
    callbackWaitsForEmptyEventLoop: false,
    getRemainingTimeInMillis: () => 300_000,
    done: () => {},
    fail: () => {},
    succeed: () => {},
  };
}

const load = async (file: string) => import(new URL(file, LAMBDAS).href);

const running = new AsyncLocalStorage<string>();

/** The id of the function that is running: `posts-like`; undefined outside of functions. */
export const runningFunction = (): string | undefined => running.getStore();

/** The deployed handler in a file, imported at its first call. */
async function handlerOf(id: string, file: string) {
  const { handler } = await load(file);
  return (...given: unknown[]) => running.run(id, () => handler(...given));
}

/** The deployed handler of a route, imported from its own file at its first call. */
export const routeFunction = ({ name }: Route): Promise<RouteFunction> =>
  handlerOf(routeId(name), routeFile(name));

/** The deployed handler of a function that is no route. */
export const entryPoint = (id: EntryPoint) => handlerOf(id, ENTRY_POINTS[id]);

/** Tells what all functions together have consumed of the table, in units. */
export const costMeter = async (): Promise<() => { rru: number; wru: number }> =>
  (await load('telemetry.ts')).totalCost;
