import type * as z from 'zod';
import type { DailyKind } from '../rules/daily-limits.ts';

/** Where the API is served: every path of the contract stands below it. */
export const API_PREFIX = '/api/v1';

/** Who may call a route. `admin` is the administrator, whatever their role. */
export type Auth = 'public' | 'member' | 'founder' | 'investor' | 'jobSeeker' | 'admin';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

type PathParameter<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PathParameter<Rest>
  : never;

type ParamsOf<Path extends string> = [PathParameter<Path>] extends [never]
  ? { params?: undefined }
  : { params: () => z.ZodObject<Record<PathParameter<Path>, z.ZodType<string, string>>> };

interface Facts<Path extends string> {
  method: Method;
  /** Below `/api/v1`, with `{name}` for each path parameter. */
  path: Path;
  auth: Auth;
  /** Status of a successful answer; 200 when absent. */
  status?: 200 | 201 | 202 | 303;
  /** A repeat under the same `Idempotency-Key` runs again: the answer carries a session, which is not to be stored. */
  repeatable?: boolean;
  /** Honours an `Idempotency-Key` of visitors too: what their calls bring about is limited, so it cannot fill the table. */
  keysOfVisitors?: boolean;
  /** The answer carries an `ETag`, and `If-None-Match` may turn it into an empty 304. */
  conditional?: boolean;
  /** Open to members who are suspended, although it writes: what a member needs to protect or leave their account. */
  whileSuspended?: true;
  /** Also served at this path outside of `/api/v1`. */
  alias?: `/${string}`;
  /** What of a member's day a call uses up. What uses up more than one of a kind counts by itself. */
  uses?: DailyKind;
  /** Milliseconds for which the distribution may keep the answer: everybody gets the same, whoever asks. */
  keptAtEdge?: number;
  /** Leaves out rows about members whom the caller mutes. */
  leavesOutMuted?: boolean;
  /** Nobody is hidden from the caller here: it is about those who are, or for somebody to judge. */
  showsHidden?: boolean;
  /** Takes calls whose body is a form, too, and reads nothing of it. */
  takesForms?: true;
  /** Bytes the JSON body may have; `limits.BODY_BYTES` when absent. */
  bodyBytes?: number;
}

/** A call of the API as the contract declares it, with functions that make its schemas. */
export type RouteDefinition<Path extends string = string> = Facts<Path> &
  ParamsOf<Path> & {
    query?: () => z.ZodObject;
    body?: () => z.ZodObject;
    answer: () => z.ZodType;
  };

/** The schemas of a route. */
interface Schemas {
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodObject;
  answer: z.ZodType;
}

type WithSchemas<Definition> = {
  [Key in keyof Definition]: Definition[Key] extends () => infer Schema ? Schema : Definition[Key];
};

/**
 * One call of the API as a value: everything that server, client, infrastructure and tests derive from. It knows its own
 * name, `<resource>.<call>`: the address of its file, function, client call and log lines.
 */
export type Route<Definition = Facts<string> & Schemas> = Definition & { name: string };

/**
 * Whether a call of a route acts once under an `Idempotency-Key`.
 *
 * Of visitors only keys of routes that say so are honoured: anybody could fill the table with others.
 */
export const honoursKeys = ({ method, auth, repeatable, keysOfVisitors }: Facts<string>): boolean =>
  method !== 'GET' && !repeatable && (auth !== 'public' || keysOfVisitors === true);

/** Calls `make` when its value is needed first, and never again. */
function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

/**
 * Declares one route. A path parameter without a schema, an unknown auth rule or an unknown method do not compile.
 *
 * Schemas are built when they are first used: a function serves one route and does not pay for the others at its start.
 *
 * @param definition method, path, auth and schemas of the call
 * @returns the same value, with its exact types kept and schemas in place of the functions that make them
 */
export function route<const Path extends `/${string}`, const Definition extends RouteDefinition<Path>>(
  definition: Definition & RouteDefinition<Path> & { path: Path },
): WithSchemas<Definition> {
  const properties = Object.entries(definition).map(([key, value]) => [
    key,
    { enumerable: true, ...(typeof value === 'function' ? { get: once<unknown>(value) } : { value }) },
  ]);
  return Object.create(Object.prototype, Object.fromEntries(properties));
}

/**
 * Names the routes of one resource.
 *
 * @param resource the resource, which is also the folder of its handlers: `posts`
 * @param routes its calls by name: `{ like: route(...) }`
 * @returns the calls, each with its full name: `posts.like`
 */
export function resource<const Name extends string, const Routes extends Record<string, object>>(
  resource: Name,
  routes: Routes,
): { [Call in keyof Routes & string]: Routes[Call] & { name: `${Name}.${Call}` } } {
  const named = Object.entries(routes).map(([call, route]) => [
    call,
    // Descriptors, because a spread would build all schemas.
    Object.create(Object.prototype, {
      ...Object.getOwnPropertyDescriptors(route),
      name: { enumerable: true, value: `${resource}.${call}` },
    }),
  ]);
  return Object.fromEntries(named);
}

type Output<Schema, Absent> = Schema extends z.ZodType ? z.output<Schema> : Absent;
type Input<Schema, Absent> = Schema extends z.ZodType ? z.input<Schema> : Absent;
type Nothing = Record<never, never>;

/** What a handler receives: parsed path parameters, query and body. */
export type Params<R> = R extends { params: infer S } ? Output<S, Nothing> : Nothing;
export type Query<R> = R extends { query: infer S } ? Output<S, Nothing> : Nothing;
export type Body<R> = R extends { body: infer S } ? Output<S, Nothing> : Nothing;

/** What a client sends, before defaults and conversions. */
export type ParamsInput<R> = R extends { params: infer S } ? Input<S, Nothing> : Nothing;
export type QueryInput<R> = R extends { query: infer S } ? Input<S, Nothing> : Nothing;
export type BodyInput<R> = R extends { body: infer S } ? Input<S, Nothing> : Nothing;

/** What a handler returns and a client gets. */
export type Answer<R> = R extends { answer: infer S } ? Output<S, never> : never;
