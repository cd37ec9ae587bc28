import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { eventOf } from '../../../lambdas/testing/calls/event.ts';
import { routeId } from '../../../shared/api/index.ts';
import type { Route } from '../../../shared/api/route.ts';
import { users } from '../../../shared/api/users.ts';
import { BODY_GATEWAY_BYTES, MB, SECOND } from '../../../shared/limits.ts';
import { errorEnvelope } from '../../../shared/model/error.ts';
import { lambdaContext, routeFunction } from '../../local/functions.ts';
import type { Fixture } from './fixture.ts';
import { SPELLINGS } from './hostile.ts';
import type { Input } from './inputs.ts';

const MOST_BYTES = MB;
const MOST_CPU_MS = SECOND;

/** Instead of a status. */
const NOT_SENT = 0;

/** The administrator's button works through all members for as long as a request may: it has no such limit. */
const WITHOUT_CPU_LIMIT: ReadonlySet<string> = new Set([users.syncConnections.name]);

/** What a gateway lets pass of a header: one line of Latin-1. */
const inHeader = (text: string): string => text.replaceAll(/[^\x20-\x7e\x80-\xff]/g, '?').trim();

/** What is left of a text once it was in a URL. */
const inUrl = (text: string): string => text.toWellFormed();

const asText = (value: unknown): string =>
  typeof value === 'string' ? value : (JSON.stringify(value) ?? '');

/** Puts in what an input names: `<postId 2>`, and `<a×5000>` for a text many times over, whose escapes in JSON are repeated with it. */
const spellOut = (text: string, fixture: Fixture, of: string): string =>
  text
    .replaceAll(/<(.{1,8})×(\d+)>/gs, (_, grain: string, times: string) => grain.repeat(Number(times)))
    .replaceAll(/<([a-zA-Z ]+) (\d)>/g, (_, kind: string, nth: string) =>
      fixture.find(kind, Number(nth), of),
    );

/** A call as API Gateway hands it on; undefined when it would not. */
function requestOf(route: Route, input: Input, fixture: Fixture) {
  const spelled = (values: Record<string, unknown>, as: (text: string) => string, of = route.name) =>
    Object.fromEntries(
      Object.entries(values).map(([name, value]) => [name, as(spellOut(asText(value), fixture, of))]),
    );
  const json = JSON.stringify(input.body);
  const body = json && SPELLINGS[input.spelling](spellOut(json, fixture, route.name));
  const params = spelled(input.params, inUrl, Object.keys(input.params).join());
  const isRouted = Object.values(params).every(
    (value) => value !== '' && !value.includes('/') && value.length < 5_000,
  );
  if (!isRouted || Buffer.byteLength(body ?? '') > BODY_GATEWAY_BYTES) return undefined;
  const cookie = fixture.cookieOf(input.as);
  return {
    params,
    query: spelled(input.query, inUrl),
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...spelled(input.headers, inHeader),
    },
    ...(cookie && { cookies: [cookie] }),
    ...(body !== undefined && { body }),
  };
}

/** What is wrong with an answer; "" when nothing is. */
function fault(
  route: Route,
  { statusCode = 0, headers = {}, body = '' }: APIGatewayProxyStructuredResultV2,
): string {
  if (statusCode >= 500) return `status ${statusCode}: ${body}`;
  if (Buffer.byteLength(body) > MOST_BYTES) return `an answer of ${Buffer.byteLength(body)} bytes`;
  if (statusCode === 304 && route.conditional) return body === '' ? '' : 'a 304 with a body';
  if (!String(headers['content-type']).startsWith('application/json')) return 'an answer that is not JSON';
  const isError = statusCode >= 400;
  if (!isError && statusCode !== (route.status ?? 200)) return `status ${statusCode}`;
  const { success, error } = (isError ? errorEnvelope : route.answer).safeParse(JSON.parse(body));
  return success ? '' : `status ${statusCode}, outside of its schema: ${error.message} ${body.slice(0, 500)}`;
}

/** What an action returns, and the time of the processor that this process took meanwhile, in milliseconds. */
async function timed<Result>(action: () => Promise<Result>): Promise<[Result, number]> {
  const before = process.cpuUsage();
  const result = await action();
  const { user, system } = process.cpuUsage(before);
  return [result, (user + system) / 1_000];
}

/**
 * Sends a call to the function of its route in this process.
 *
 * @returns its status; 0 when a gateway would not hand it on
 * @throws Error when the answer is none that a client may get, or takes more time of the processor than a call may
 */
export async function send(route: Route, input: Input, fixture: Fixture): Promise<number> {
  const request = requestOf(route, input, fixture);
  if (!request) return NOT_SENT;
  const run = await routeFunction(route);
  const call = () => timed(() => run(eventOf(route, request), lambdaContext(routeId(route.name), 'fuzz')));
  const [result, milliseconds] = await call();
  let wrong = fault(route, result);
  if (!wrong && milliseconds > MOST_CPU_MS && !WITHOUT_CPU_LIMIT.has(route.name)) {
    // The process may have collected garbage meanwhile: what the call itself costs it costs again.
    const [, again] = await call();
    if (again > MOST_CPU_MS) wrong = `${milliseconds} and ${again} ms of CPU`;
  }
  if (wrong)
    throw new Error(`${route.name} answers with ${wrong}\n${JSON.stringify(request).slice(0, 2_000)}`);
  fixture.learn(route.name, String(result.headers?.link ?? ''));
  return result.statusCode ?? NOT_SENT;
}
