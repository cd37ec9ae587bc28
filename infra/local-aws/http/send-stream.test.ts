import { once } from 'node:events';
import { createServer } from 'node:http';
import { Readable } from 'node:stream';
import { expect, it } from 'vitest';
import { listen } from './listen.ts';
import { sendStream } from './send-stream.ts';

it('closes a stream for which nobody waits any more', async () => {
  const body = Readable.from(['hello']);
  const gone = new AbortController();
  const sent = Promise.withResolvers<void>();
  const server = createServer((_, response) => {
    response.once('close', () => void sendStream(body, response).then(sent.resolve, sent.reject));
    gone.abort();
  });
  const { endpoint, close } = await listen(server);
  await expect(fetch(endpoint, { signal: gone.signal })).rejects.toThrow();
  await sent.promise;
  if (!body.closed) await once(body, 'close');
  expect(body.destroyed).toBe(true);
  await close();
});
