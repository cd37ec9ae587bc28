import type { BodyInput, ParamsInput, QueryInput } from '../../../shared/api/route.ts';
import type { Role } from '../../../shared/model/member.ts';
import type { Cost } from '../../telemetry.ts';
import type { Caller } from '../calls/caller.ts';
import type { Seen } from './seen.ts';

/** The most that one call may cost, in a community of any size. */
export interface Budget extends Cost {
  /** Read and write units, with session check, index, count of the day and the mark of the key that the SPA sends. */
  rru: number;
  wru: number;
  calls: number;
  /** Calls that wait for one another. */
  rounds: number;
  /** Write units with all that follows, where nothing else follows at the same time; absent where that is by what there is. */
  inAll?: number;
}

/** The budget of a call that only reads. */
export const reads = (rru: number, calls: number, rounds: number): Budget => ({ rru, wru: 0, calls, rounds });

/** The budget of a call that writes. */
export const writes = (
  [wru, inAll]: [wru: number, inAll?: number],
  rru: number,
  calls: number,
  rounds: number,
): Budget => ({ rru, wru, calls, rounds, ...(inAll !== undefined && { inAll }) });

/** Who calls, seen from the thing that the call names. */
export const CALLERS = [
  'visitor',
  'owner',
  'host',
  'connected',
  'founder',
  'investor',
  'jobSeeker',
  'newcomer',
  'admin',
  'blocked',
  'suspended',
] as const;
export type CallerName = (typeof CALLERS)[number];

/** What everybody is answered who names a thing. Visitors get 401, blocked members 404 unless the row says otherwise. */
export interface Answers extends Partial<Record<CallerName, number>> {
  owner: number;
  /** Everybody who is not named. */
  others: number;
}

export const forAll = (status: number): Answers => ({ owner: status, others: status });
export const forOwner: Answers = { owner: 200, others: 403 };
export const forHost: Answers = { owner: 403, others: 403, host: 200 };
/** Nobody else learns whether there is such a thing. */
export const secret: Answers = { owner: 200, others: 404 };
export const forAdmin: Answers = { owner: 403, others: 403, admin: 200, blocked: 403 };

/** What a call is prepared with. */
export interface Parties {
  /** Whose the thing is that the call names. */
  owner: Caller;
  /** With whom the thing has to do: the author of the post that the owner has commented on. */
  host: Caller;
  /** The same for all calls that meet at one item, with the post and the project they meet at if there are such already. */
  round: { postId?: string; projectId?: string };
}

/** Something that paths name: `names` of its ids are their parameters. */
export interface Thing<Names extends object = Record<string, string>> {
  make(parties: Parties): Promise<Names>;
  /** Of whom there are many when many calls meet at one item: members who each have such a thing with one and the same other. */
  many: 'owners' | 'hosts';
  /** What its owner has to be; a founder where nothing is said. */
  role?: Role;
}

/**
 * Who makes the call: `others` have nothing to do with the thing. A function signs somebody in for each call.
 */
type By =
  | 'owner'
  | 'host'
  | 'others'
  | 'founders'
  | 'admin'
  | 'visitors'
  | ((parties: Parties) => Promise<Caller>);

/** Those who ask in a filled community; the hub is connected with very many, and what it has made is known to all. */
export type Asker = 'member' | 'hubMember' | 'applicant' | 'wellKnown' | 'quiet' | 'admin';

/** What a reading route is asked in a filled community, about the hub where it names something. */
export interface Ask<Query = Record<string, unknown>> {
  by?: Asker;
  query?: Query;
  /** The caller has this answer already. */
  isKnown?: true;
}

type Figure = keyof Cost | 'bytes' | 'followingRru' | 'followingWru';

type Unlimited =
  | 'it takes away, or answers, what was counted when it was made'
  | 'nobody else notices, and it costs the same however often'
  | 'it is about the own account, and its mails are limited'
  | 'it counts by itself';

/** How a route is called, and what must be true of it: for benches, budgets, fuzzing, faults and the matrices of rights. */
export interface Example {
  budget: Budget;
  /** Budgets of calls of which there is more, or less, to read than usual, by what is special about them. */
  special?: Record<string, Budget>;
  /** Figures that are larger in a larger community, up to a bound or by design; the budget holds all the same. */
  grows?: { figures: readonly Figure[]; because: string };
  names?: Thing;
  answers?: Answers;
  /** What viewers see of members whom they block or mute, where that does not follow from `answers`. */
  seen?: Seen | 'nobody but the caller';
  asks?: Record<string, Ask>;
  /** Why nothing limits by day how often members call a route that writes. */
  unlimited?: Unlimited;
  by?: By;
  /** A new member instead of the one whose things many know: the same for all calls that meet, or another for each. */
  owner?: 'new' | 'new each time';
  /** What is done before each call. */
  before?(parties: Parties & { caller: Caller }): Promise<unknown>;
  body?: Body | ((parties: Parties, index: number) => Body | Promise<Body | undefined>);
  /** What stands behind the path of a call that writes; undefined where there can be no such call. */
  query?(parties: Parties): Promise<Record<string, string> | undefined>;
  /** How many calls can meet at most. */
  most?: number;
  /** What is special about the call where the post or project that it meets at is that of a filled community. */
  what?: string;
}

type Body = Record<string, unknown>;

type Names<R> = R extends { params: object }
  ? { names: Thing<ParamsInput<R>>; answers: Answers }
  : { names?: undefined; answers?: undefined };

/** A function returns undefined where there can be no such body: of links in mails that leave for real. */
type BodyOf<B> = B | ((parties: Parties, index: number) => B | Promise<B | undefined>);

type Sends<R> = R extends { method: 'GET' }
  ? { asks?: Record<string, Ask<Partial<QueryInput<R>>>>; by?: undefined; body?: undefined }
  : { by: By; asks?: undefined } & (R extends { body: object }
      ? Record<never, never> extends BodyInput<R>
        ? { body?: BodyOf<BodyInput<R>> }
        : { body: BodyOf<BodyInput<R>> }
      : { body?: undefined });

type Asks<R> = R extends { method: 'GET' }
  ? { query?: undefined }
  : R extends { query: object }
    ? { query(parties: Parties): Promise<QueryInput<R> | undefined> }
    : { query?: undefined };

type Limits<R> = R extends { method: 'GET' } | { auth: 'public' | 'admin' } | { uses: string }
  ? { unlimited?: undefined }
  : { unlimited: Unlimited };

/** The example of one route. What a path or a body needs and is not there does not compile. */
export type ExampleOf<R> = Omit<
  Example,
  'names' | 'answers' | 'asks' | 'by' | 'body' | 'query' | 'unlimited'
> &
  Names<R> &
  Sends<R> &
  Asks<R> &
  Limits<R>;

/** An example for each route of a resource: one without does not compile. */
export type Examples<Routes> = { [Name in keyof Routes]: ExampleOf<Routes[Name]> };
