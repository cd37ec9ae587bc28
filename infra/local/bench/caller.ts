import { randomUUID } from 'node:crypto';
import { API_PREFIX, contract } from '../../../shared/api/index.ts';
import type { Answer, BodyInput, ParamsInput, Route } from '../../../shared/api/route.ts';
import type { Role } from '../../../shared/model/member.ts';

export const PASSWORD = 'correct horse battery';

/** One call that is to be made. */
export interface Call<R = Route> {
  caller: Caller;
  params?: ParamsInput<R>;
  body?: BodyInput<R>;
}

/** What came of a call. */
export interface Made<Body = unknown> {
  status: number;
  ms: number;
  wru: number;
  body: Body;
}

/** A username that nobody has. */
export const freshName = (): string => `b${randomUUID().replaceAll('-', '').slice(0, 15)}`;

/** A browser that calls the API, signed in or not. */
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

  /** The same browser, once the server has moved. */
  at(base: string): Caller {
    return new Caller(base, this);
  }

  /** Calls a route as the SPA does, under a key of its own. */
  async call<R extends Route>(route: R, { params, body }: Omit<Call<R>, 'caller'> = {}) {
    const given: Record<string, string> = { ...params };
    const path = route.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => given[name] ?? '');
    const begun = performance.now();
    const response = await fetch(`${this.base}${API_PREFIX}${path}`, {
      method: route.method,
      headers: {
        origin: this.base,
        cookie: this.cookie,
        'idempotency-key': randomUUID(),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const answer: Answer<R> = JSON.parse(await response.text());
    const wru = Number(/wru;dur=([\d.]+)/.exec(response.headers.get('server-timing') ?? '')?.[1] ?? 0);
    const cookie = response.headers.getSetCookie().at(-1)?.split(';')[0];
    const { status, headers } = response;
    return { status, headers, ms: performance.now() - begun, wru, body: answer, cookie };
  }

  /** The same, for what has to work before something is measured. */
  async must<R extends Route>(route: R, request: Omit<Call<R>, 'caller'> = {}): Promise<Answer<R>> {
    const { status, body } = await this.call(route, request);
    if (status >= 300) throw new Error(`${route.name} failed with ${status}: ${JSON.stringify(body)}`);
    return body;
  }
}

/** What somebody fills in to sign up. */
export const newcomer = () => {
  const username = freshName();
  return { name: `Bench ${username}`, username, email: `${username}@example.com`, password: PASSWORD };
};

/** Signs up a member. */
export async function newCaller(base: string, userRole: Role): Promise<Caller> {
  const given = newcomer();
  const { status, body, cookie = '' } = await new Caller(base).call(contract.auth.signup, { body: given });
  if (status !== 201) throw new Error(`signing up failed with ${status}`);
  const caller = new Caller(base, { _id: body._id, username: given.username, cookie });
  await caller.must(contract.auth.updateRole, { body: { userRole } });
  return caller;
}

/** Signs in a member once more. */
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
