import { contract } from '../../../shared/api/index.ts';
import type { Answer, Route } from '../../../shared/api/route.ts';
import type { CurrentUser, Role } from '../../../shared/model/member.ts';
import type { Post } from '../../../shared/model/post.ts';
import { settled } from '../settled.ts';
import { testedSystem } from '../system.ts';
import { Caller, newCaller, type Request, type Response, signUpAt } from './caller.ts';

export { freshUsername, newcomer, PASSWORD, type Response } from './caller.ts';

/** A browser at the system that is tested. */
export class Client extends Caller {
  constructor() {
    super(testedSystem().url);
  }

  /**
   * Calls a route of the contract. A read waits first for what follows from earlier calls, as somebody who looks a moment
   * later; `atOnce` reads without that.
   */
  override async call<R extends Route>(
    route: R,
    { atOnce = false, ...request }: Request<R> & { atOnce?: boolean } = {},
  ): Promise<Response<Answer<R>>> {
    if (route.method === 'GET' && !atOnce) await settled();
    return super.call(route, request);
  }
}

/** A member with a browser of their own. */
export class Member extends Client {
  user: CurrentUser;

  constructor(user: CurrentUser, cookie: string) {
    super();
    this.user = user;
    this.cookie = cookie;
    this._id = user._id;
    this.username = user.username;
  }

  async post(content: string): Promise<Post> {
    const { body, status } = await this.call(contract.posts.create, { body: { content } });
    if (status !== 201) throw new Error(`post failed with ${status}`);
    return body;
  }
}

async function memberOf({ cookie }: Caller): Promise<Member> {
  const client = new Client();
  client.cookie = cookie;
  const { status, body } = await client.call(contract.auth.me, { atOnce: true });
  if (status !== 200) throw new Error(`a new member is not signed in: ${status} ${JSON.stringify(body)}`);
  return new Member(body, cookie);
}

/** Signs up somebody, with a role when one is given. */
export const signUp = async (role?: Role): Promise<Member> =>
  memberOf(await signUpAt(testedSystem().url, role));

/** A member who has done nothing yet and whom nobody else has, with a role when one is given. Others may be newer. */
export const newMember = async (role?: Role): Promise<Member> =>
  memberOf(await newCaller(testedSystem().url, role));

const AT_ONCE = 10;

/** Many such members, a few at a time. */
export async function newMembers(count: number, role?: Role): Promise<Member[]> {
  const members: Member[] = [];
  while (members.length < count) {
    const batch = Math.min(AT_ONCE, count - members.length);
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
