import { routeFile } from '../../../shared/api/index.ts';
import type { Route } from '../../../shared/api/route.ts';
import type { Client } from './client.ts';
import { lambdaContext } from './context.ts';
import { eventOf, type Request } from './event.ts';

type Given = Pick<Request, 'params' | 'body' | 'headers'>;

/** Calls a route's own function in this process, whose configuration a test may change. */
export async function callHere(route: Route, { cookie }: Pick<Client, 'cookie'>, given: Given) {
  const { handler } = await import(new URL(`../../${routeFile(route.name)}`, import.meta.url).href);
  const event = eventOf(route, { ...given, ...(cookie && { cookies: [cookie] }) });
  const result = await handler(event, lambdaContext());
  const { statusCode, headers, cookies = [], body } = result;
  return { status: Number(statusCode), headers, cookies, body: JSON.parse(body) };
}
