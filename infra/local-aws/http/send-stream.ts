import type { ServerResponse } from 'node:http';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** Sends a stream as the body of an answer, and closes it in any case: clients may disconnect meanwhile, or have before. */
export const sendStream = (body: Readable, response: ServerResponse): Promise<void> =>
  pipeline(body, response).catch(() => {
    body.destroy();
    response.destroy();
  });
