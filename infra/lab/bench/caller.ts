import { randomUUID } from 'node:crypto';
import type { Cost } from '../../../lambdas/table/cost.ts';
import { API_PREFIX, contract } from '../../../shared/api/index.ts';
import type { Answer, BodyInput, ParamsInput, QueryInput, Route } from '../../../shared/api/route.ts';
import type { Role } from '../../../shared/model/member.ts';

export const PASSWORD = 'correct horse battery';

/** A call to make. */
export interface Call<R = Route> {
  caller: Caller;
  params?: ParamsInput<R>;
  query?: Partial<Record<keyof QueryInput<R>, string | number>>;
  body?: BodyInput<R>;
  headers?: Record<string, string>;
}

/** The result of a call: status, duration in milliseconds, bytes of the answer before compression, and its cost. */
export interface CallResult {
  status: number;
  ms: number;
  bytes: number;
  cost: Cost;
}

/** A figure of the header in which local answers say what they cost. */
export const timing = (headers: Headers, name: string): number =>
  Number(new RegExp(`\\b${name};dur=([\\d.]+)`).exec(headers.get('server-timing') ?? '')?.[1] ?? 0);

const costOf = (headers: Headers): Cost => ({
  rru: timing(headers, 'rru'),
  wru: timing(headers, 'wru'),
  calls: timing(headers, 'calls'),
  rounds: timing(headers, 'rounds'),
});

/** A new, unique username. */
export const uniqueUsername = (): string => `b${randomUUID().replaceAll('-', '').slice(0, 15)}`;

/** A client of the API, signed in or not. */
export class Caller {
  readonly base: string;
  readonly _id: string;
  readonly username: string;
  readonly cookie: string;

  constructor(base: string, { _id = '', username = '', cookie = '' } = {}) {
    this.base = base;
    this._id = _id;
    this.username = username;
    this.cookie = cookie;
  }

  /** The same browser, for another address of the server. */
  at(base: string): Caller {
    return new Caller(base, this);
  }

  /** Calls a route as the SPA does, with a new idempotency key. */
  async call<R extends Route>(
    route: R,
    { params, query, body, headers: more }: Omit<Call<R>, 'caller'> = {},
  ) {
    const given: Record<string, string> = { ...params };
    const path = route.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => given[name] ?? '');
    const url = new URL(`${this.base}${API_PREFIX}${path}`);
    for (const [name, value] of Object.entries<string | number | undefined>(query ?? {}))
      if (value !== undefined) url.searchParams.set(name, String(value));
    const begun = performance.now();
    const response = await fetch(url, {
      method: route.method,
      headers: {
        origin: this.base,
        cookie: this.cookie,
        'idempotency-key': randomUUID(),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...more,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    const answer: Answer<R> = JSON.parse(text || 'null');
    const cookie = response.headers
      .getSetCookie()
      .find((one) => one.includes('hearth='))
      ?.split(';')[0];
    const { status, headers } = response;
    const bytes = Buffer.byteLength(text);
    return {
      status,
      headers,
      ms: performance.now() - begun,
      bytes,
      cost: costOf(headers),
      body: answer,
      cookie,
    };
  }

  /** Calls a route that must succeed, to prepare a measurement. */
  async must<R extends Route>(route: R, request: Omit<Call<R>, 'caller'> = {}): Promise<Answer<R>> {
    const { status, body } = await this.call(route, request);
    if (status >= 300) throw new Error(`${route.name} failed with ${status}: ${JSON.stringify(body)}`);
    return body;
  }
}

/** A sign-up body with a new username. */
export const signupBody = () => {
  const username = uniqueUsername();
  return { name: `Bench ${username}`, username, email: `${username}@example.com`, password: PASSWORD };
};

/** Signs up a member and chooses the role. */
export async function newCaller(base: string, userRole: Role): Promise<Caller> {
  const given = signupBody();
  const { status, body, cookie = '' } = await new Caller(base).call(contract.auth.signup, { body: given });
  if (status !== 201) throw new Error(`signing up failed with ${status}`);
  const caller = new Caller(base, { _id: body._id, username: given.username, cookie });
  await caller.must(contract.auth.updateRole, { body: { userRole } });
  return caller;
}

/** Signs in a member. */
export async function signIn(base: string, username: string, password = PASSWORD): Promise<Caller> {
  const {
    status,
    body,
    cookie = '',
  } = await new Caller(base).call(contract.auth.login, {
    body: { username, password },
  });
  if (status !== 200) throw new Error(`signing in failed with ${status}`);
  return new Caller(base, { _id: body._id, username, cookie });
}
