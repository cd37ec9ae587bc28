import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { type Engine, openEngine } from './engine.ts';
import { Fault, malformedBody, missingSignature, validationFault } from './faults.ts';
import { isJsonObject } from './json.ts';
import type { TableStream } from './storage/change-log.ts';
import type { Item, JsonObject } from './types.ts';

export type { ChangeRecord, TableStream } from './storage/change-log.ts';
export { DataFolderInUseError } from './storage/storage.ts';
export type { AttributeValue, Item } from './types.ts';

const HOST = '127.0.0.1';
const MAX_BODY_BYTES = 16 * 1024 * 1024;
const DEFAULT_SWEEP_MS = 60_000;
/** How long closing waits for requests that have not been answered. */
const CLOSE_GRACE_MS = 1000;

export interface DynamoDbOptions {
  /** The folder of the data; everything stays in memory when absent. */
  path?: string;
  /** 0, the default, takes any free port. */
  port?: number;
  /** How often expired items are deleted, in milliseconds; 0 for never. */
  ttlSweepMs?: number;
}

export interface DynamoDbServer {
  /** Where the SDK finds it: `http://127.0.0.1:PORT`. */
  endpoint: string;
  /** Answers the requests under way, then closes the data folder. */
  close(): Promise<void>;
  /**
   * The changes of a table that are still to be delivered.
   *
   * @throws Fault when there is no such table
   */
  streamOf(table: string): TableStream;
  /**
   * Stores many new items at once, of which the stream of their table does not hear.
   *
   * @param items as the API spells attributes: `{ pk: { S: 'a' } }`
   */
  load(table: string, items: Item[]): Promise<void>;
  /**
   * Deletes expired items now.
   *
   * @param now epoch seconds, the present by default
   * @returns the number of items deleted
   */
  sweepExpired(now?: number): Promise<number>;
}

async function readBody(request: IncomingMessage): Promise<JsonObject> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request) {
    bytes += chunk.length;
    if (bytes <= MAX_BODY_BYTES) chunks.push(chunk);
  }
  if (bytes > MAX_BODY_BYTES) throw validationFault('Request size has exceeded the maximum of 16 MB');
  try {
    const body: unknown = JSON.parse(Buffer.concat(chunks).toString('utf8'));
    if (isJsonObject(body)) return body;
  } catch {
    // Told to the caller below, like any other body that is no object.
  }
  throw malformedBody();
}

/** The SDK names the operation in a header such as `x-amz-target: DynamoDB_20120810.PutItem`. */
async function execute(engine: Engine, request: IncomingMessage): Promise<object> {
  const body = await readBody(request);
  if (!request.headers.authorization?.startsWith('AWS4-HMAC-SHA256 ')) throw missingSignature();
  const target = String(request.headers['x-amz-target'] ?? '');
  return engine.execute(target.slice(target.indexOf('.') + 1), body);
}

function send(response: ServerResponse, status: number, body: object): void {
  const text = JSON.stringify(body);
  response.writeHead(status, {
    'content-type': 'application/x-amz-json-1.0',
    'content-length': Buffer.byteLength(text),
    'x-amzn-requestid': randomUUID(),
  });
  response.end(text);
}

async function answer(engine: Engine, request: IncomingMessage, response: ServerResponse): Promise<void> {
  try {
    send(response, 200, await execute(engine, request));
  } catch (error) {
    const hasCallerGone = !request.complete;
    if (hasCallerGone) return;
    if (error instanceof Fault) return send(response, 400, error.toBody());
    console.error('DynamoDB emulation failed', error);
    send(response, 500, {
      __type: 'com.amazonaws.dynamodb.v20120810#InternalServerError',
      message: 'Internal error',
    });
  }
}

/**
 * Starts a DynamoDB for local use and tests, on 127.0.0.1 only.
 *
 * @throws DataFolderInUseError when another process has the data folder open
 */
export async function startDynamoDb(options: DynamoDbOptions = {}): Promise<DynamoDbServer> {
  const { path, port = 0, ttlSweepMs = DEFAULT_SWEEP_MS } = options;
  const engine = await openEngine(path);
  const server = createServer((request, response) => void answer(engine, request, response));
  try {
    server.listen(port, HOST);
    await once(server, 'listening');
  } catch (error) {
    await engine.close();
    throw error;
  }
  const address = server.address();
  const boundPort = typeof address === 'object' && address ? address.port : port;
  const sweepExpired = (now = Date.now() / 1000) => engine.sweepExpired(now);
  const timer = ttlSweepMs > 0 ? setInterval(sweepInBackground, ttlSweepMs).unref() : undefined;

  function sweepInBackground(): void {
    sweepExpired().catch((error) => console.error('Deleting expired items failed', error));
  }

  return {
    endpoint: `http://${HOST}:${boundPort}`,
    streamOf: (table) => engine.streamOf(table),
    load: (table, items) => engine.load(table, items),
    sweepExpired,
    async close() {
      clearInterval(timer);
      server.close();
      const cut = setTimeout(() => server.closeAllConnections(), CLOSE_GRACE_MS);
      await once(server, 'close');
      clearTimeout(cut);
      await engine.close();
    },
  };
}
