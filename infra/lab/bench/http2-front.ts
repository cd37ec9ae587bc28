import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { createSecureServer } from 'node:http2';

/** Starts what speaks HTTP/2 and TLS in front of a local server, as the distribution does; returns its port. Needs `openssl`. */
export async function http2Front(target: string, folder: string): Promise<number> {
  const how = `req -x509 -nodes -newkey ec -pkeyopt ec_paramgen_curve:P-256 -days 1 -subj /CN=localhost -keyout ${folder}/key.pem -out ${folder}/cert.pem`;
  execFileSync('openssl', how.split(' '), { stdio: 'ignore' });
  const [key, cert] = [readFileSync(`${folder}/key.pem`), readFileSync(`${folder}/cert.pem`)];
  const front = createSecureServer({ key, cert, allowHTTP1: true }, (incoming, outgoing) => {
    const { ':authority': host = incoming.headers.host, ...given } = incoming.headers;
    const headers = Object.fromEntries(Object.entries(given).filter(([name]) => !name.startsWith(':')));
    const asked = request(`${target}${incoming.url}`, {
      method: incoming.method,
      headers: { ...headers, host },
    });
    asked.on('response', ({ statusCode = 502, headers: answered }) => {
      // HTTP/2 forbids what is about one connection.
      const { connection, 'keep-alive': _, 'transfer-encoding': __, ...others } = answered;
      outgoing.writeHead(statusCode, others);
    });
    asked.on('response', (answer) => answer.pipe(outgoing)).on('error', () => outgoing.stream.close());
    incoming.pipe(asked);
  }).listen(0, 'localhost');
  front.unref();
  await once(front, 'listening');
  const address = front.address();
  return typeof address === 'object' && address ? address.port : 0;
}
