import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Answers once all that follows from earlier calls has happened. On this machine only, and no part of the API. */
export const SETTLED_PATH = '/local/settled';

const LOOPBACK = ['127.0.0.1', '::1', '::ffff:127.0.0.1'];

/** Work in the background that calls lead to. */
export interface Background {
  isBusy(): boolean;
  /** Resolves once it is not busy. */
  idle(): Promise<void>;
}

/** Resolves when nothing is busy. Each may make work for the others, so all are looked at again after a wait. */
export async function settled(all: Background[]): Promise<void> {
  while (all.some((one) => one.isBusy())) await Promise.all(all.map((one) => one.idle()));
}

/**
 * Lets tests in other processes wait for what follows from their calls, and tells what all of it has cost.
 *
 * @param costSoFar units of the table that all functions together have consumed until now
 * @returns false when the request is for something else, or comes from another machine
 */
export async function answerSettled(
  request: Pick<IncomingMessage, 'method' | 'url'> & { socket: Pick<Socket, 'remoteAddress'> },
  response: Pick<ServerResponse, 'writeHead'>,
  wait: () => Promise<void>,
  costSoFar: () => { rru: number; wru: number } = () => ({ rru: 0, wru: 0 }),
): Promise<boolean> {
  const isLocal = LOOPBACK.includes(request.socket.remoteAddress ?? '');
  if (request.method !== 'GET' || request.url !== SETTLED_PATH || !isLocal) return false;
  await wait();
  const { rru, wru } = costSoFar();
  const headers = { 'cache-control': 'no-store', 'server-timing': `rru;dur=${rru}, wru;dur=${wru}` };
  response.writeHead(204, headers).end();
  return true;
}
