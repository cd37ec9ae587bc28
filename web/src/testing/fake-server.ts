import { vi } from 'vitest';

/** One call as the fake server saw it. */
export interface SeenCall {
  route: string;
  search: URLSearchParams;
  body: unknown;
  headers: Headers;
  keepalive: boolean;
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

/** The connection drops in the middle of this body. */
export const cutOff =
  (body: unknown, status = 200) =>
  (): Response => {
    const bytes = new TextEncoder().encode(JSON.stringify(body));
    const stream = new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(bytes.slice(0, bytes.length / 2)),
      pull: (controller) => controller.error(new TypeError('network error')),
    });
    return new Response(stream, { status, headers: { 'content-type': 'application/json' } });
  };

/** Replaces `fetch` by these answers, and tells what was asked. */
export function fakeServer(replies: Replies) {
  const calls: SeenCall[] = [];
  const given = new Map<string, number>();
  const answerTo = (call: SeenCall): Reply => {
    calls.push(call);
    const turn = given.get(call.route) ?? 0;
    given.set(call.route, turn + 1);
    const reply = [replies[call.route] ?? []].flat();
    const answer = reply[Math.min(turn, reply.length - 1)];
    return answer ? answer(call) : refusal(404, `The test has no answer for ${call.route}`);
  };
  vi.stubGlobal(
    'fetch',
    async (path: string, { method = 'GET', body, headers, keepalive = false, signal }: RequestInit = {}) => {
      const url = new URL(path, 'http://hearth.test');
      const aborted = new Promise<Response>((_, reject) =>
        signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError'))),
      );
      // As in a browser, a call that is given up in the same moment does not leave: strict mode gives up the first reads.
      await Promise.resolve();
      if (signal?.aborted) return aborted;
      const call: SeenCall = {
        route: `${method} ${url.pathname.replace('/api/v1', '')}`,
        search: url.searchParams,
        body: typeof body === 'string' ? JSON.parse(body) : undefined,
        headers: new Headers(headers),
        keepalive,
      };
      return Promise.race([answerTo(call), aborted]);
    },
  );
  return { calls, to: (route: string) => calls.filter((call) => call.route === route) };
}
