import { facts, type RoutePlace } from 'virtual:contract';
import type { contract } from '../../../shared/api/index.ts';
import type { Answer, BodyInput, ParamsInput, QueryInput } from '../../../shared/api/route.ts';
import type { RouteFacts } from './route-facts.ts';
import { type SendOptions, send, type WireInput } from './send.ts';

type Nothing = Record<never, never>;

/** One part of an input: absent when the route has none, optional when every field of it is. */
type Part<Name extends string, Fields> = [keyof Fields] extends [never]
  ? Nothing
  : Nothing extends Fields
    ? { [_ in Name]?: Fields }
    : { [_ in Name]: Fields };

/** What a call of a route takes: `{ params, query, body }`, as far as the route has them. */
export type Input<R> = Part<'params', ParamsInput<R>> &
  Part<'query', QueryInput<R>> &
  Part<'body', BodyInput<R>>;

/** The arguments of a call: the input may be left out when nothing in it is required. */
export type Arguments<R> =
  Nothing extends Input<R>
    ? [input?: Input<R>, options?: SendOptions]
    : [input: Input<R>, options?: SendOptions];

/** A call of the API: a function, its facts, and the same call with the headers of the answer. */
export interface Call<R> {
  (...args: Arguments<R>): Promise<Answer<R>>;
  facts: RouteFacts;
  answer(input?: Input<R>, options?: SendOptions): Promise<{ data: Answer<R>; headers: Headers }>;
}

type Contract = typeof contract;
type Api = {
  [Resource in keyof Contract]: { [Name in keyof Contract[Resource]]: Call<Contract[Resource][Name]> };
};

function callOf(route: RouteFacts) {
  const answer = (input?: WireInput, options?: SendOptions) => send(route, input, options);
  const call = async (input?: WireInput, options?: SendOptions) => (await answer(input, options)).data;
  return Object.assign(call, { facts: route, answer });
}

/** Every call of the API by resource and name, derived from the contract: `api.posts.like({ params, body })`. */
export const api: Api = Object.fromEntries(
  Object.entries<Record<string, RoutePlace>>(facts).map(([resource, calls]): unknown[] => [
    resource,
    Object.fromEntries(
      Object.entries(calls).map(([call, place]) => {
        const [path = '', method = 'GET'] = place.split(' ');
        return [call, callOf({ method, path, name: `${resource}.${call}` })];
      }),
    ),
  ]),
);
