import type { IncomingMessage, ServerResponse } from 'node:http';
import { sendStream } from 'local-aws/http/send-stream';
import type { LocalS3 } from 'local-aws/s3';
import { ISOLATION } from '../../lambdas/http/answer/security-headers.ts';
import { MEDIA_POLICY } from '../content-security.ts';
import { LOCAL_BUCKET } from './environment.ts';

/** The headers that the distribution adds to uploaded files, and to preview pictures. */
export const MEDIA_HEADERS = {
  ...ISOLATION,
  'content-security-policy': MEDIA_POLICY,
  'referrer-policy': 'no-referrer',
};

/** The object key of a path; undefined when the path is not valid percent-encoding. */
function keyOf(path: string): string | undefined {
  try {
    return decodeURIComponent(path.split('?')[0] ?? '').slice(1);
  } catch {
    return undefined;
  }
}

/** Answers GET and HEAD requests to `/media/*` from the bucket, as the distribution does. */
export async function answerMedia(
  media: LocalS3,
  { url = '', method = 'GET', headers }: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const key = keyOf(url);
  if (key === undefined || (method !== 'GET' && method !== 'HEAD'))
    return void response.writeHead(403, MEDIA_HEADERS).end();
  const reply = await media.readObject(LOCAL_BUCKET, key, { method, headers });
  response.writeHead(reply.status, { ...reply.headers, ...MEDIA_HEADERS });
  if (reply.body) await sendStream(reply.body, response);
  else response.end();
}
