import {
  type Caller,
  freshKey,
  type Request as Given,
  newCaller,
  signIn,
} from '../../../lambdas/testing/calls/caller.ts';
import type { Answer, Route } from '../../../shared/api/route.ts';
import type { Role } from '../../../shared/model/member.ts';
import type { Tally } from './tally.ts';

/** What everybody sees of everybody. */
export interface Community {
  base: string;
  tally: Tally;
  members: SoakMember[];
  postIds: string[];
  projectIds: string[];
}

const KEPT = 200;

/** Remembers a thing for others to find; the oldest are forgotten. */
export function remember(ids: string[], id: string): void {
  ids.push(id);
  if (ids.length > KEPT) ids.shift();
}

type Request<R> = Given<R> & {
  /** Refusals that are right where somebody else was faster, or has left. */
  refusals?: number[];
};

const SUCCESSES = [200, 201, 202, 304];

/** A member with a browser: it keeps the session and knows what it has read before. */
export class SoakMember {
  readonly community: Community;
  readonly role: Role;
  #caller: Caller;
  readonly #tags = new Map<string, string>();

  private constructor(community: Community, role: Role, caller: Caller) {
    this.community = community;
    this.role = role;
    this.#caller = caller;
  }

  static async signUp(community: Community, role: Role): Promise<SoakMember> {
    return new SoakMember(community, role, await newCaller(community.base, role));
  }

  get _id(): string {
    return this.#caller._id;
  }

  get username(): string {
    return this.#caller.username;
  }

  /** Goes on at another address of the server. */
  moveTo(base: string): void {
    this.#caller = this.#caller.at(base);
  }

  /** Calls a route; undefined when it was refused, or has not changed since it was read. */
  async call<R extends Route>(
    route: R,
    { refusals = [], headers, ...request }: Request<R> = {},
  ): Promise<Answer<R> | undefined> {
    const { tally } = this.community;
    const begun = performance.now();
    try {
      const {
        status,
        ms,
        body,
        headers: answered,
      } = await this.#caller.call<R>(route, {
        ...request,
        headers: { ...freshKey(), ...headers, ...this.#known(route) },
      });
      tally.add(route.name, { outcome: status, ms });
      if (!SUCCESSES.includes(status) && !refusals.includes(status))
        tally.unexpected.push(`${route.name} ${status} ${JSON.stringify(body)}`);
      const tag = answered.get('etag');
      if (route.conditional && tag) this.#tags.set(route.name, tag);
      return SUCCESSES.includes(status) && status !== 304 ? body : undefined;
    } catch (error) {
      tally.add(route.name, { outcome: 'no answer', ms: performance.now() - begun });
      tally.unexpected.push(`${route.name} ${error}`);
      return undefined;
    }
  }

  /** Signs in anew, as in another browser. */
  async signIn(): Promise<void> {
    this.#caller = await signIn(this.community.base, this.username);
    this.#tags.clear();
  }

  /** Signs up anew, as somebody else. */
  async signUp(): Promise<void> {
    this.#caller = await newCaller(this.community.base, this.role);
    this.#tags.clear();
  }

  #known(route: Route): Record<string, string> {
    const tag = route.conditional ? this.#tags.get(route.name) : undefined;
    return tag ? { 'if-none-match': tag } : {};
  }
}
