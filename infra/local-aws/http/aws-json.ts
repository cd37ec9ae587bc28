import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import * as z from 'zod';
import { type Listening, listen } from './listen.ts';

/** An error that AWS SDK clients receive under its AWS name. */
export class AwsError extends Error {
  readonly status: number;

  constructor(name: string, message: string, status = 400) {
    super(message);
    this.name = name;
    this.status = status;
  }
}

/** An operation of a service: takes the parsed JSON request and returns the JSON response. */
type Operation = (input: unknown) => object;

/** Creates an operation that validates its request. */
export function operation<Schema extends z.ZodType>(
  schema: Schema,
  run: (input: z.output<Schema>) => object,
): Operation {
  return (input) => run(schema.parse(input));
}

/** The properties of an emulated service. */
interface AwsJsonService {
  /** The part of `x-amz-target` before the dot. */
  target: string;
  version: '1.0' | '1.1';
  /** Name of the service's error for invalid requests. */
  invalidInput: string;
  operations: Record<string, Operation>;
  port?: number | undefined;
}

const MAX_REQUEST_BYTES = 16 * 2 ** 20;

/** Starts a service that speaks the AWS JSON protocol on 127.0.0.1. Signatures are not checked. */
export function serveAwsJson(service: AwsJsonService): Promise<Listening> {
  const operations = new Map(Object.entries(service.operations));

  async function answer(request: IncomingMessage): Promise<object> {
    assertNotFromAWebPage(request);
    const [target, name = ''] = String(request.headers['x-amz-target'] ?? '').split('.');
    const run = target === service.target ? operations.get(name) : undefined;
    if (!run) throw new AwsError('UnknownOperationException', `${target}.${name} is not emulated locally.`);
    return run(parseJson(await readText(request)));
  }

  const server = createServer((request, response) => {
    const reply = (status: number, body: object) => {
      response.writeHead(status, {
        'content-type': `application/x-amz-json-${service.version}`,
        'x-amzn-requestid': randomUUID(),
      });
      response.end(JSON.stringify(body));
    };
    answer(request).then(
      (body) => reply(200, body),
      (error: unknown) => {
        const { name, message, status } = toAwsError(error, service.invalidInput);
        reply(status, { __type: name, message });
      },
    );
  });
  return listen(server, service.port);
}

// The SDK sends no Origin header and uses the endpoint as Host. A web page cannot do both, not even by DNS rebinding
// to 127.0.0.1.
export function assertNotFromAWebPage({ headers }: IncomingMessage): void {
  if (headers.origin !== undefined || !/^(127\.0\.0\.1|localhost):\d+$/.test(headers.host ?? '')) {
    throw new AwsError('AccessDeniedException', 'Only local programs may call this service.', 403);
  }
}

export function toAwsError(error: unknown, invalidInput: string): AwsError {
  if (error instanceof AwsError) return error;
  if (error instanceof z.ZodError) return new AwsError(invalidInput, z.prettifyError(error));
  console.error(error);
  return new AwsError('InternalFailure', 'The local service failed; see its output.', 500);
}

export async function readText(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    if (size > MAX_REQUEST_BYTES)
      throw new AwsError('RequestEntityTooLarge', 'The request is too large.', 413);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}

export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new AwsError('SerializationException', 'The request is not JSON.');
  }
}
