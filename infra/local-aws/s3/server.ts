import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import { listen } from '../http/listen.ts';
import { corsHeaders, uploadRule } from './cors.ts';
import { createdMessage } from './notification.ts';
import { type ObjectStore, openObjectStore } from './object-store.ts';
import { operations } from './operations.ts';
import { postObject } from './post-object.ts';
import { authenticate } from './protocol/authenticate.ts';
import { notImplemented, S3Error } from './protocol/errors.ts';
import { errorReply, type Reply, sendReply } from './protocol/reply.ts';
import { headerMap, parseRequest, type S3Request } from './protocol/request.ts';
import type { Credentials } from './protocol/signature-v4.ts';
import { type ObjectReply, readObject } from './read-object.ts';

export type { ObjectReply } from './read-object.ts';

interface S3Options {
  /** Path of the data folder, created if needed. Only one process may use it. */
  dir: string;
  port?: number;
  /** Secrets by access key id. */
  credentials: Record<string, string>;
}

/** Where a bucket tells of new objects. */
interface Notify {
  prefix: string;
  send: (message: string) => void;
}

export interface LocalS3 {
  endpoint: string;
  /**
   * Creates the bucket if it does not exist. Pages of `corsOrigins` (`http://localhost:3000`) may send signed requests
   * to it; `notify` is called with the message about each new object below its prefix.
   */
  createBucket(name: string, options?: { corsOrigins?: string[]; notify?: Notify }): void;
  /**
   * Reads an object without a signature, as a distribution does. The stream must be read or destroyed. A missing object
   * is answered with 404, a missing bucket throws.
   */
  readObject(
    bucket: string,
    key: string,
    request?: { method?: string; headers?: IncomingHttpHeaders },
  ): Promise<ObjectReply>;
  close(): Promise<void>;
}

/** Starts an S3 emulator on 127.0.0.1 that stores objects in a folder and verifies signatures. */
export async function startS3({ dir, port, credentials }: S3Options): Promise<LocalS3> {
  const store = openObjectStore(dir);
  const secrets: Credentials = new Map(Object.entries(credentials));
  const server = createServer((request, response) => {
    handle(request, response, store, secrets).catch((error: unknown) => {
      console.error(error);
      response.destroy();
    });
  });
  const { endpoint, close } = await listen(server, port);

  return {
    endpoint,
    close,
    createBucket(name, options) {
      const bucket = store.createBucket(name);
      if (options?.corsOrigins) bucket.setCors([uploadRule(options.corsOrigins)]);
      const { notify } = options ?? {};
      if (notify)
        bucket.onStored(({ key, size }) => {
          if (key.startsWith(notify.prefix)) notify.send(createdMessage(name, key, size));
        });
    },
    async readObject(bucket, key, { method = 'GET', headers = {} } = {}) {
      const opened = store.bucket(bucket);
      try {
        return await readObject(opened, key, method, headerMap(headers));
      } catch (error) {
        if (error instanceof S3Error) return { status: error.status, headers: {} };
        throw error;
      }
    },
  };
}

async function handle(
  message: IncomingMessage,
  response: ServerResponse,
  store: ObjectStore,
  credentials: Credentials,
): Promise<void> {
  let request: S3Request | undefined;
  let cors: Record<string, string> | undefined;
  let reply: Reply;
  try {
    request = parseRequest(message);
    // Errors carry the CORS headers as well, so that a page can read why its upload was refused.
    cors = corsOf(request, store);
    reply = await answer(request, store, credentials, cors);
  } catch (error) {
    // The client disconnected during its upload.
    if (message.destroyed && !message.complete) return void response.destroy();
    reply = errorReply(error, message.url ?? '/');
  }
  await request?.body.return?.();
  await sendReply(message, response, { ...reply, headers: { ...cors, ...reply.headers } });
}

async function answer(
  request: S3Request,
  store: ObjectStore,
  credentials: Credentials,
  cors: Record<string, string> | undefined,
): Promise<Reply> {
  if (request.method === 'OPTIONS') {
    if (cors) return { status: 200 };
    throw new S3Error(403, 'AccessForbidden', 'CORSResponse: This CORS request is not allowed.');
  }
  // Its signature is in the form.
  if (request.operation === 'POST bucket') return postObject(request, store, credentials);
  const payload = authenticate(request, credentials);
  const operation = operations.get(request.operation);
  if (!operation) throw notImplemented(request.operation);
  return operation({ request, payload, store });
}

/** The CORS headers for a request from a page; undefined without an origin and when no rule allows it. */
function corsOf(
  { method, bucket, rawHeaders }: S3Request,
  store: ObjectStore,
): Record<string, string> | undefined {
  const origin = rawHeaders.get('origin');
  const rules = store.findBucket(bucket)?.cors();
  if (origin === undefined || rules === undefined) return undefined;
  if (method !== 'OPTIONS') return corsHeaders(rules, origin, method);
  return corsHeaders(
    rules,
    origin,
    rawHeaders.get('access-control-request-method') ?? '',
    rawHeaders.get('access-control-request-headers'),
  );
}
