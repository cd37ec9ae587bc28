import { randomInt, randomUUID } from 'node:crypto';
import { contract } from '../../../shared/api/index.ts';
import type { Answer, BodyInput, ParamsInput, QueryInput, Route } from '../../../shared/api/route.ts';
import { API_PREFIX } from '../../../shared/api/route.ts';
import type { Role } from '../../../shared/model/member.ts';
import { sessionCookie } from '../../http/session/session-cookie.ts';
import type { Cost } from '../../telemetry.ts';
import { takeSpareMember } from '../fixtures.ts';

/** What a call of a route sends. */
export interface Request<R = Route> {
  params?: ParamsInput<R>;
  query?: Partial<Record<keyof QueryInput<R>, unknown>>;
  body?: BodyInput<R> | unknown;
  headers?: Record<string, string>;
}

export interface Response<Body> {
  status: number;
  headers: Headers;
  body: Body;
  /** What the call consumed, from `server-timing`. */
  cost: Cost;
  /** Milliseconds until the whole answer was there. */
  ms: number;
  /** Of the answer, before compression. */
  bytes: number;
}

/** Strong, and told to be so four times faster than several words: tests sign up thousands of members. */
export const PASSWORD = 'zebrine-otaku';

/** Answers on a local stack once all consequences of earlier calls are visible. */
const SETTLED_PATH = '/local/settled';

function figuresIn(headers: Headers): Cost {
  const read = (name: string): number =>
    Number(
      new RegExp(`\\b${name};dur=([\\d.]+)`).exec(headers.get('server-timing') ?? '')?.[1] ?? Number.NaN,
    );
  return { rru: read('rru'), wru: read('wru'), calls: read('calls'), rounds: read('rounds') };
}

/**
 * Resolves once everything that follows from earlier calls to a local stack is visible.
 *
 * @returns what all of it has consumed so far; `isLocal` is false at a deployed stage, which cannot tell
 */
export async function settledAt(base: string): Promise<{ isLocal: boolean; rru: number; wru: number }> {
  const { status, headers } = await fetch(base + SETTLED_PATH);
  const { rru, wru } = figuresIn(headers);
  return { isLocal: status === 204, rru, wru };
}

/** What a browser sends back of a `Set-Cookie`. */
const cookiePair = (setCookie: string): string => setCookie.split(';')[0] ?? '';

/** The headers with which the SPA sends a call that writes. */
export const freshKey = () => ({ 'idempotency-key': randomUUID() });

/** One browser at one system: it keeps the session cookie and says where it comes from. */
export class Caller {
  readonly base: string;
  cookie: string;
  /** The member who is signed in; empty for a visitor. */
  _id: string;
  username: string;

  constructor(base: string, { _id = '', username = '', cookie = '' } = {}) {
    this.base = base;
    this._id = _id;
    this.username = username;
    this.cookie = cookie;
  }

  /** The same browser, for another address of the system. */
  at(base: string): Caller {
    return new Caller(base, this);
  }

  /** Calls a route of the contract. */
  async call<R extends Route>(route: R, request: Request<R> = {}): Promise<Response<Answer<R>>> {
    const { params = {}, query = {}, body, headers = {} } = request;
    const given = new Map<string, string>(Object.entries(params));
    const path = route.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
      encodeURIComponent(given.get(name) ?? name),
    );
    const url = this.url(API_PREFIX + path);
    for (const [name, value] of Object.entries<unknown>(query)) url.searchParams.set(name, String(value));
    return this.send(url.href, {
      method: route.method,
      headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  }

  /** Calls a route that has to succeed. */
  async must<R extends Route>(route: R, request: Request<R> = {}): Promise<Answer<R>> {
    const { status, body } = await this.call(route, request);
    if (status >= 300) throw new Error(`${route.name} failed with ${status}: ${JSON.stringify(body)}`);
    return body;
  }

  /** The full URL of a path. */
  url(path: string): URL {
    return new URL(path, this.base);
  }

  /** Loads a file, such as a picture. */
  async file(path: string): Promise<{ status: number; headers: Headers; content: Buffer }> {
    const response = await fetch(this.url(path), { headers: { cookie: this.cookie } });
    const { status, headers } = response;
    return { status, headers, content: Buffer.from(await response.arrayBuffer()) };
  }

  /** Sends any request, to a full URL or a path. */
  async send<Body>(urlOrPath: string, init: RequestInit = {}): Promise<Response<Body>> {
    const begun = performance.now();
    const response = await fetch(this.url(urlOrPath), {
      redirect: 'manual',
      ...init,
      headers: { origin: this.base, ...(this.cookie && { cookie: this.cookie }), ...init.headers },
    });
    const { status, headers } = response;
    const set = headers.getSetCookie().find((cookie) => cookie.includes('hearth='));
    if (set) this.cookie = cookiePair(set);
    const text = await response.text();
    return {
      status,
      headers,
      body: text ? JSON.parse(text) : undefined,
      cost: figuresIn(headers),
      ms: performance.now() - begun,
      bytes: Buffer.byteLength(text),
    };
  }
}

const LETTERS = 7;

/** A username that nobody has: 'a0' and 7 letters and digits. Each letter of a name makes work for the search. */
export const freshUsername = (): string =>
  `a0${randomInt(36 ** LETTERS)
    .toString(36)
    .padStart(LETTERS, '0')}`;

/** Such a username in a text. */
export const FRESH_USERNAME = /\ba0[\da-z]{7}\b/;

/** The address with which a member has signed up. */
export const addressOf = ({ username }: { username: string }): string => `${username}@example.com`;

/** What a newcomer fills in, all of it fresh. */
export const newcomer = (username = freshUsername()) => ({
  name: `Test ${username}`,
  username,
  email: addressOf({ username }),
  password: PASSWORD,
});

/** Signs up somebody at a system, with a role when one is given. */
export async function signUpAt(base: string, userRole?: Role): Promise<Caller> {
  const caller = new Caller(base);
  const { _id, username } = await caller.must(contract.auth.signup, { body: newcomer() });
  if (userRole) await caller.must(contract.auth.updateRole, { body: { userRole } });
  return new Caller(base, { _id, username, cookie: caller.cookie });
}

/** A member who has done nothing yet and whom nobody else has, with a role when one is given. Others may be newer. */
export async function newCaller(base: string, userRole?: Role): Promise<Caller> {
  const spare = await takeSpareMember(base, userRole);
  if (!spare) return signUpAt(base, userRole);
  return new Caller(base, { ...spare, cookie: cookiePair(sessionCookie(spare.token)) });
}

/** Signs in a member in a browser of its own. */
export async function signIn(base: string, username: string): Promise<Caller> {
  const caller = new Caller(base);
  const { _id } = await caller.must(contract.auth.login, { body: { username, password: PASSWORD } });
  return new Caller(base, { _id, username, cookie: caller.cookie });
}
