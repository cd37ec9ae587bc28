import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2, Context } from 'aws-lambda';
import { routeFile } from '../../shared/api/index.ts';
import type { Route } from '../../shared/api/route.ts';
import { EVENTS } from '../event-source.ts';
import { NOT_FOUND } from '../not-found.ts';

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

/** The deployed handler of a route, imported from its own file at its first call. */
export async function routeFunction({ name }: Route): Promise<RouteFunction> {
  return (await load(routeFile(name))).handler;
}

/** The deployed handler of all that no route has. */
export const notFoundFunction = async (): Promise<RouteFunction> => (await load(NOT_FOUND.file)).handler;

/** The deployed handler of the table's changes. */
export const eventsFunction = async () => (await load(EVENTS.file)).handler;

/** The deployed handler of a job: `worker`, `redrive`. */
export const jobFunction = async (name: string) => (await load(`jobs/${name}.ts`)).handler;

/** The deployed handler of mails, or of what SES reports of them: `worker`, `feedback`. */
export const mailFunction = async (name: string) => (await load(`mail/${name}.ts`)).handler;

/** Tells what all functions together have consumed of the table, in units. */
export const costMeter = async (): Promise<() => { rru: number; wru: number }> =>
  (await load('table/cost.ts')).totalCost;
