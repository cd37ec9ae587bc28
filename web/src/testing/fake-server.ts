import { vi } from 'vitest';

/** One call as the fake server saw it. */
export interface SeenCall {
  route: string;
  search: URLSearchParams;
  body: unknown;
  headers: Headers;
}

type Reply = Response | Promise<Response>;
/** Answers by `METHOD path`; several in a list are given one after the other, the last one for good. */
export type Replies = Record<string, ((call: SeenCall) => Reply) | ((call: SeenCall) => Reply)[]>;

export const json = (body: unknown, status = 200, headers: Record<string, string> = {}): Response =>
  Response.json(body, { status, headers });

export const refusal = (status: number, message: string, code = 'REFUSED', headers = {}): Response =>
  json({ message, error: message, code }, status, headers);

/** The network is gone. */
export const unreachable = (): Promise<Response> => Promise.reject(new TypeError('Failed to fetch'));

/** Replaces `fetch` by these answers, and tells what was asked. */
export function fakeServer(replies: Replies) {
  const calls: SeenCall[] = [];
  const given = new Map<string, number>();
  vi.stubGlobal('fetch', (path: string, { method = 'GET', body, headers, signal }: RequestInit = {}) => {
    const url = new URL(path, 'http://hearth.test');
    const route = `${method} ${url.pathname.replace('/api/v1', '')}`;
    const call: SeenCall = {
      route,
      search: url.searchParams,
      body: typeof body === 'string' ? JSON.parse(body) : undefined,
      headers: new Headers(headers),
    };
    calls.push(call);
    const turn = given.get(route) ?? 0;
    given.set(route, turn + 1);
    const reply = [replies[route] ?? []].flat();
    const answer = reply[Math.min(turn, reply.length - 1)];
    if (!answer) return Promise.resolve(refusal(404, `The test has no answer for ${route}`));
    return Promise.race([
      Promise.resolve(answer(call)),
      new Promise<Response>((_, reject) =>
        signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError'))),
      ),
    ]);
  });
  return { calls, to: (route: string) => calls.filter((call) => call.route === route) };
}
