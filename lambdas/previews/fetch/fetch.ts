import type { LookupAddress } from 'node:dns';
import { type IncomingMessage, request as overHttp } from 'node:http';
import { request as overHttps } from 'node:https';
import type { LookupFunction } from 'node:net';
import { SECOND } from '../../../shared/limits.ts';
import { FetchRefusedError } from './errors.ts';
import type { Reach } from './reach.ts';

/** For name, redirects and body together. */
const TIMEOUT = 5 * SECOND;
const REDIRECTS_MAX = 3;
const REDIRECTS = [301, 302, 303, 307, 308];
const AGENT = 'Mozilla/5.0 (compatible; HearthPreview/1.0)';

/** What is to be fetched. */
interface Wanted {
  /** Content types that are taken. */
  types: readonly string[];
  maxBytes: number;
  /** Whether what has come so far is all that is needed; only the whole is when absent. */
  isEnough?: (soFar: Uint8Array) => boolean;
  /** Milliseconds. */
  timeout?: number;
}

export interface Fetched {
  /** Where it was found in the end. */
  url: URL;
  /** As its server names it, with parameters. */
  contentType: string;
  body: Uint8Array;
}

const portOf = ({ protocol, port }: URL): number => Number(port || (protocol === 'https:' ? 443 : 80));

/** A connection to just these addresses, whatever the name of the host stands for by then. */
const lookupOf =
  (addresses: LookupAddress[]): LookupFunction =>
  (_hostname, { all }, callback) => {
    const [{ address, family } = { address: '', family: 4 }] = addresses;
    if (all) callback(null, addresses);
    else callback(null, address, family);
  };

/** Rejects once a signal is aborted. */
const aborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });

/** The addresses behind an address of the web; each of them may be connected to. */
async function addressesOf(url: URL, { resolve, mayConnect }: Reach, signal: AbortSignal) {
  signal.throwIfAborted();
  const { protocol, hostname, username, password } = url;
  if (!/^https?:$/.test(protocol) || username !== '' || password !== '')
    throw new FetchRefusedError('wrongAddress');
  const addresses = await Promise.race([resolve(hostname.replace(/^\[|\]$/g, '')), aborted(signal)]);
  const areFine = addresses.every(({ address }) => mayConnect(address, portOf(url)));
  if (addresses.length === 0 || !areFine) throw new FetchRefusedError('wrongAddress');
  return addresses;
}

/** Asks one server, and is answered with the beginning of what it sends. */
async function ask(url: URL, reach: Reach, types: readonly string[], signal: AbortSignal) {
  const addresses = await addressesOf(url, reach, signal);
  const request = url.protocol === 'https:' ? overHttps : overHttp;
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    const headers = { accept: types.join(), 'accept-encoding': 'identity', 'user-agent': AGENT };
    // A connection of its own: no other one's address has been checked here.
    request(url, { agent: false, lookup: lookupOf(addresses), signal, headers })
      .once('response', resolve)
      .on('error', reject)
      .end();
  });
  const { remoteAddress = '' } = response.socket;
  if (!reach.mayConnect(remoteAddress, portOf(url))) {
    response.destroy();
    throw new FetchRefusedError('wrongAddress');
  }
  return response;
}

/** Where a redirect leads; never from a connection that nobody else reads to one that others can. */
export function targetOf(location: string, from: URL): URL {
  if (!URL.canParse(location, from.href)) throw new FetchRefusedError('wrongAddress');
  const target = new URL(location, from);
  if (from.protocol === 'https:' && target.protocol !== 'https:') throw new FetchRefusedError('wrongAddress');
  return target;
}

function check({ statusCode, headers }: IncomingMessage, { types, maxBytes, isEnough }: Wanted): void {
  if (statusCode !== 200) throw new FetchRefusedError('wrongStatus');
  const [type = ''] = (headers['content-type'] ?? '').split(';');
  if (!types.includes(type.trim().toLowerCase())) throw new FetchRefusedError('wrongType');
  if (!['', 'identity'].includes(headers['content-encoding'] ?? '')) throw new FetchRefusedError('encoded');
  if (!isEnough && Number(headers['content-length'] ?? 0) > maxBytes) throw new FetchRefusedError('tooLarge');
}

async function bodyOf(response: IncomingMessage, { maxBytes, isEnough }: Wanted): Promise<Uint8Array> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of response) {
    chunks.push(chunk);
    bytes += chunk.length;
    if (bytes > maxBytes) throw new FetchRefusedError('tooLarge');
    // The last two, because a mark may be cut in half between them.
    if (isEnough?.(Buffer.concat(chunks.slice(-2)))) break;
  }
  return Buffer.concat(chunks);
}

/**
 * Fetches what stands at an address of the web: from a public address that its host has at that moment, the same for each
 * redirect, within five seconds, no more than was wanted.
 *
 * @throws FetchRefusedError when nothing is there that may be fetched
 * @throws Error when it cannot be reached in time
 */
export async function fetchFrom(address: string, wanted: Wanted, reach: Reach): Promise<Fetched> {
  const signal = AbortSignal.timeout(wanted.timeout ?? TIMEOUT);
  let url = new URL(address);
  for (let redirects = 0; redirects <= REDIRECTS_MAX; redirects += 1) {
    const response = await ask(url, reach, wanted.types, signal);
    try {
      const { location } = response.headers;
      if (location === undefined || !REDIRECTS.includes(response.statusCode ?? 0)) {
        check(response, wanted);
        const body = await bodyOf(response, wanted);
        return { url, contentType: response.headers['content-type'] ?? '', body };
      }
      url = targetOf(location, url);
    } finally {
      response.destroy();
    }
  }
  throw new FetchRefusedError('tooManyRedirects');
}
