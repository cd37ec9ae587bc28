import type { Server } from 'node:http';

/** A listening server. */
export interface Listening {
  /** `http://127.0.0.1:PORT`, without a trailing slash. */
  endpoint: string;
  /** Stops accepting requests, waits up to a second for running ones, and closes. */
  close(): Promise<void>;
}

const KEEP_ALIVE_MS = 65_000;
const CLOSE_GRACE_MS = 1_000;
const CLOSE_SWEEP_MS = 10;

/**
 * Binds a server to the loopback interface only.
 *
 * @param port 0 or nothing lets the system choose a free port.
 * @throws the bind error, such as `EADDRINUSE`.
 */
export async function listen(server: Server, port = 0): Promise<Listening> {
  // Longer than clients keep idle connections, so that a pooled connection is not closed during a new request.
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      server.off('error', reject);
      resolve();
    });
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no TCP address.');

  return {
    endpoint: `http://127.0.0.1:${address.port}`,
    close: () =>
      new Promise((resolve) => {
        const grace = setTimeout(() => server.closeAllConnections(), CLOSE_GRACE_MS);
        // `close` closes what is idle at that moment; a connection that becomes idle later would stay.
        const sweep = setInterval(() => server.closeIdleConnections(), CLOSE_SWEEP_MS);
        server.close(() => {
          clearTimeout(grace);
          clearInterval(sweep);
          resolve();
        });
      }),
  };
}
