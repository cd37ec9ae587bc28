import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { request as ask, type OutgoingHttpHeaders } from 'node:http';
import { createSecureServer, type IncomingHttpHeaders } from 'node:http2';
import { join } from 'node:path';

/** Headers of one connection, which HTTP/2 forbids (RFC 9113, section 8.2.2). */
const OF_CONNECTION = ['connection', 'keep-alive', 'transfer-encoding', 'upgrade'];

const without = (headers: OutgoingHttpHeaders | IncomingHttpHeaders, isLeftOut: (name: string) => boolean) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !isLeftOut(name)));

/** A certificate for a day, which no browser trusts. */
function certificate(directory: string): { key: Buffer; cert: Buffer } {
  const [key, cert] = [join(directory, 'key.pem'), join(directory, 'cert.pem')];
  const how = 'req -x509 -nodes -newkey ec -pkeyopt ec_paramgen_curve:P-256 -days 1 -subj /CN=localhost';
  execFileSync('openssl', [...how.split(' '), '-keyout', key, '-out', cert], { stdio: 'ignore' });
  return { key: readFileSync(key), cert: readFileSync(cert) };
}

/**
 * Speaks HTTP/2 and TLS in front of a local server, as the distribution does. Needs `openssl`.
 *
 * @param port port to listen on, of localhost
 * @param target port of the local server
 * @param directory for the files of the certificate
 * @returns closes it
 */
export async function http2Front(port: number, target: number, directory: string): Promise<() => void> {
  const front = createSecureServer({ ...certificate(directory), allowHTTP1: true }, (incoming, outgoing) => {
    const { method, url: path } = incoming;
    const headers = {
      ...without(incoming.headers, (name) => name.startsWith(':')),
      host: incoming.headers[':authority'] ?? incoming.headers.host,
    };
    const asked = ask({ port: target, method, path, headers }, (answer) => {
      outgoing.writeHead(
        answer.statusCode ?? 502,
        without(answer.headers, (name) => OF_CONNECTION.includes(name)),
      );
      answer.pipe(outgoing);
    });
    asked.on('error', () => outgoing.stream.close());
    incoming.pipe(asked);
  });
  front.listen(port, 'localhost');
  await once(front, 'listening');
  return () => void front.close();
}
