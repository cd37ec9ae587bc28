import type { Server } from 'node:http';

/** A server that is up: where it answers, and how to stop it. */
export interface Listening {
  /** `http://127.0.0.1:PORT`, without a trailing slash. */
  endpoint: string;
  /** Takes no new request, gives running ones a moment to finish, then resolves. */
  close(): Promise<void>;
}

const KEEP_ALIVE_MS = 65_000;
const CLOSE_GRACE_MS = 1_000;
const CLOSE_SWEEP_MS = 10;

/**
 * Binds a server to the loopback interface only.
 *
 * @param port 0 or nothing lets the system choose a free port.
 * @throws the bind error (`EADDRINUSE`, ...) as it is.
 */
export async function listen(server: Server, port = 0): Promise<Listening> {
  // Longer than any client keeps an idle connection: a pooled socket must not be closed under a new request.
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
