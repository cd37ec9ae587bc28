import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { EVERYWHERE, isHostOf, LOOPBACK } from './host-check.ts';

/** Another program listens on the port. */
export class PortInUseError extends Error {
  override readonly name = 'PortInUseError';
}

interface SiteServer {
  /** The URL for browsers on this machine, such as `http://localhost:3000`. */
  url: string;
  /** All origins under which a browser on this machine may open it. */
  origins: string[];
  close(): Promise<void>;
}

/** Longer than clients keep idle connections, so that none is closed during a new request. */
const KEEP_ALIVE_MS = 65_000;

const NO_SUCH_ADDRESS = ['EADDRNOTAVAIL', 'EAFNOSUPPORT'];

const codeOf = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined;

function listen(server: Server, port: number, address: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error) =>
      reject(codeOf(error) === 'EADDRINUSE' ? new PortInUseError(`port ${port} is in use`) : error),
    );
    server.listen({ port, host: address }, () => {
      const bound = server.address();
      resolve(typeof bound === 'object' && bound ? bound.port : port);
    });
  });
}

/** The host names in URLs of a server on an address. */
function namesOf(host: string | undefined): string[] {
  if (host === undefined || EVERYWHERE.includes(host) || LOOPBACK.includes(host) || host === 'localhost')
    return ['localhost', ...LOOPBACK.map(inUrl)];
  return [inUrl(host)];
}

const inUrl = (address: string): string => (address.includes(':') ? `[${address}]` : address);

/** Takes requests for WebSockets. */
export type Upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => void;

/** Answers only what is meant for the site. */
function forHosts(
  hosts: (string | undefined)[],
  url: () => string,
  answer: RequestListener,
): RequestListener {
  const isOurs = isHostOf(...hosts);
  return (request, response) => {
    if (isOurs(request.headers.host)) return answer(request, response);
    response.writeHead(421, { 'content-type': 'text/plain; charset=utf-8' });
    response.end(
      `Hearth answers at ${url()}, and not under the name in this address. HOST in the README says more.\n`,
    );
  };
}

/**
 * Serves the site on the loopback addresses, or on one other address. What is asked for under another name is answered 421.
 *
 * @param port 0 chooses a free port
 * @param host the one address to listen on; the loopback addresses of IPv4 and IPv6 when absent
 * @param options `pagesHost` where another server listens that serves the pages and hands on what they ask for
 * @throws PortInUseError when another program listens on the port
 */
export async function serveSite(
  answer: RequestListener,
  port: number,
  host: string | undefined,
  { pagesHost, upgrade }: { pagesHost?: string | undefined; upgrade?: Upgrade } = {},
): Promise<SiteServer> {
  const listener = forHosts([host, pagesHost], () => origins[0] ?? '', answer);
  const isOurs = isHostOf(host, pagesHost);
  const create = (): Server => {
    const server = createServer({ keepAliveTimeout: KEEP_ALIVE_MS }, listener);
    if (upgrade)
      server.on('upgrade', (request, socket, head) =>
        isOurs(request.headers.host) ? upgrade(request, socket, head) : socket.destroy(),
      );
    return server;
  };
  const first = create();
  const servers = [first];
  const close = async () => {
    for (const server of servers) server.closeAllConnections();
    await Promise.all(servers.map((server) => new Promise((done) => server.close(done))));
  };
  const [address, ...others] = host === undefined ? LOOPBACK : [host];
  const bound = await listen(first, port, address ?? '');
  for (const other of others) {
    const server = create();
    try {
      await listen(server, bound, other);
      servers.push(server);
    } catch (error) {
      if (NO_SUCH_ADDRESS.some((code) => code === codeOf(error))) continue;
      await close();
      throw error;
    }
  }
  const origins = namesOf(host).map((name) => `http://${name}:${bound}`);
  return { url: origins[0] ?? '', origins, close };
}
