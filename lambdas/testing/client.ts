import { randomUUID } from 'node:crypto';
import { API_PREFIX, contract } from '../../shared/api/index.ts';
import type { Answer, BodyInput, ParamsInput, QueryInput, Route } from '../../shared/api/route.ts';
import type { CurrentUser, Role } from '../../shared/model/member.ts';
import type { Post } from '../../shared/model/post.ts';
import type { Cost } from '../table/cost.ts';
import { settled } from './settled.ts';
import { testedSystem } from './system.ts';

interface Request<R> {
  params?: ParamsInput<R>;
  query?: Partial<Record<keyof QueryInput<R>, unknown>>;
  body?: BodyInput<R> | unknown;
  headers?: Record<string, string>;
  atOnce?: boolean;
}

export interface Response<Body> {
  status: number;
  headers: Headers;
  body: Body;
  /** What the call consumed, from `server-timing`. */
  cost: Cost;
}

/** Strong, and told to be so four times faster than several words: tests sign up thousands of members. */
export const PASSWORD = 'zebrine-otaku';

const base = (): string => testedSystem().url;

function urlOf(route: Route, params: Record<string, string>, query: Record<string, unknown>): string {
  const path = route.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(params[name] ?? name),
  );
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) search.set(name, String(value));
  const text = search.toString();
  return `${base()}${API_PREFIX}${path}${text && `?${text}`}`;
}

function costOf(headers: Headers): Response<unknown>['cost'] {
  const read = (name: string): number =>
    Number(new RegExp(`${name};dur=([\\d.]+)`).exec(headers.get('server-timing') ?? '')?.[1] ?? Number.NaN);
  return { rru: read('rru'), wru: read('wru'), calls: read('calls'), rounds: read('rounds') };
}

/** One browser: it keeps the session cookie and says where it comes from. */
export class Client {
  cookie = '';

  /**
   * Calls a route of the contract. A read waits first for what follows from earlier calls, as somebody who looks a moment
   * later; `atOnce` reads without that.
   */
  async call<R extends Route>(route: R, request: Request<R> = {}): Promise<Response<Answer<R>>> {
    const { params = {}, query = {}, body, headers = {}, atOnce = false } = request;
    if (route.method === 'GET' && !atOnce) await settled();
    return this.send(urlOf(route, params as Record<string, string>, query), {
      method: route.method,
      headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  }

  /** The full URL of a path. */
  url(path: string): URL {
    return new URL(path, base());
  }

  /** Loads a file, such as a picture. */
  async file(path: string): Promise<{ status: number; headers: Headers; content: Buffer }> {
    const response = await fetch(this.url(path), { headers: { cookie: this.cookie } });
    const { status, headers } = response;
    return { status, headers, content: Buffer.from(await response.arrayBuffer()) };
  }

  /** Sends any request, to a full URL or a path. */
  async send<Body>(urlOrPath: string, init: RequestInit = {}): Promise<Response<Body>> {
    const response = await fetch(this.url(urlOrPath), {
      ...init,
      headers: { origin: base(), ...(this.cookie && { cookie: this.cookie }), ...init.headers },
    });
    const set = response.headers.getSetCookie().find((cookie) => cookie.includes('hearth='));
    if (set) this.cookie = set.split(';')[0] ?? '';
    const text = await response.text();
    return {
      status: response.status,
      headers: response.headers,
      body: text ? JSON.parse(text) : undefined,
      cost: costOf(response.headers),
    };
  }
}

/** A member with a browser of their own. */
export class Member extends Client {
  user: CurrentUser;

  constructor(user: CurrentUser, cookie: string) {
    super();
    this.user = user;
    this.cookie = cookie;
  }

  async post(content: string): Promise<Post> {
    const { body, status } = await this.call(contract.posts.create, { body: { content } });
    if (status !== 201) throw new Error(`post failed with ${status}`);
    return body;
  }
}

/** A username that nobody has: 'a' and 15 letters and digits. */
export const freshUsername = (): string => `a${randomUUID().replaceAll('-', '').slice(0, 15)}`;

/** What a newcomer fills in, all of it fresh. */
export function newcomer(username = freshUsername()) {
  return { name: `Test ${username}`, username, email: `${username}@example.com`, password: PASSWORD };
}

/** Signs up a new member, with a role when one is given. */
export async function newMember(role?: Role): Promise<Member> {
  const client = new Client();
  const { status, body } = await client.call(contract.auth.signup, { body: newcomer() });
  if (status !== 201) throw new Error(`signup failed with ${status}: ${JSON.stringify(body)}`);
  if (!role) return new Member(body, client.cookie);
  const chosen = await client.call(contract.auth.updateRole, { body: { userRole: role } });
  return new Member(chosen.body, client.cookie);
}

const SIGNUPS_AT_ONCE = 10;

/** Signs up many new members, a few at a time, because hashing their passwords keeps a processor busy. */
export async function newMembers(count: number, role?: Role): Promise<Member[]> {
  const members: Member[] = [];
  while (members.length < count) {
    const batch = Math.min(SIGNUPS_AT_ONCE, count - members.length);
    members.push(...(await Promise.all(Array.from({ length: batch }, () => newMember(role)))));
  }
  return members;
}

/** Runs a check again until it holds: for what a background job brings about. */
export async function eventually(check: () => Promise<void>, withinMs = 10_000): Promise<void> {
  const end = Date.now() + withinMs;
  for (;;) {
    try {
      return await check();
    } catch (error) {
      if (Date.now() > end) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}
