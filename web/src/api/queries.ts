import { type InfiniteData, infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { Answer } from '../../../shared/api/route.ts';
import type { Call, Input } from './client.ts';
import { nextCursor } from './link-header.ts';

/** One page of a list that goes on: its rows, and the cursor of the next page if there is one. */
export interface Page<Rows> {
  rows: Rows;
  next: string | undefined;
}

/** The query key of a call: the route's name, then what was asked. Leave the input out to mean every input. */
export const keyOf = <R>(call: Call<R>, input?: Input<R>): unknown[] =>
  input === undefined ? [call.facts.name] : [call.facts.name, input];

/** Query options of a read: `useQuery(read(api.users.get, { params }))`. */
export const read = <R>(call: Call<R>, input?: Input<R>) =>
  queryOptions<Answer<R>>({
    queryKey: keyOf(call, input),
    queryFn: async ({ signal }) => (await call.answer(input, { signal })).data,
  });

/** Query options of a list that is paged by the `Link` header: `useInfiniteQuery(pages(api.posts.list))`. */
export const pages = <R>(call: Call<R>, input?: Input<R>) =>
  infiniteQueryOptions<
    Page<Answer<R>>,
    Error,
    InfiniteData<Page<Answer<R>>, string | undefined>,
    unknown[],
    string | undefined
  >({
    queryKey: keyOf(call, input),
    queryFn: async ({ signal, pageParam }) => {
      const { data, headers } = await call.answer(input, { signal, cursor: pageParam });
      return { rows: data, next: nextCursor(headers) };
    },
    initialPageParam: undefined,
    getNextPageParam: (last) => last.next,
  });
