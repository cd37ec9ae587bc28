import { createServer, type RequestListener, type Server } from 'node:http';

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

/** Browsers resolve `localhost` to both, and prefer IPv6. */
const LOOPBACK = ['127.0.0.1', '::1'];
const EVERYWHERE = ['0.0.0.0', '::'];
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

/**
 * Serves the site on the loopback addresses, or on one other address.
 *
 * @param port 0 chooses a free port
 * @param host the one address to listen on; the loopback addresses of IPv4 and IPv6 when absent
 * @throws PortInUseError when another program listens on the port
 */
export async function serveSite(
  answer: RequestListener,
  port: number,
  host: string | undefined,
): Promise<SiteServer> {
  const first = createServer(answer);
  const servers = [first];
  const close = async () => {
    for (const server of servers) server.closeAllConnections();
    await Promise.all(servers.map((server) => new Promise((done) => server.close(done))));
  };
  const [address, ...others] = host === undefined ? LOOPBACK : [host];
  const bound = await listen(first, port, address ?? '');
  for (const other of others) {
    const server = createServer(answer);
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
